// What only this game tells: all of it. Made from src/thirdhalf/games/dreadball by `make types`: do not edit.
export type * from './events';
export type * from './questions';
export type * from './shapes';
export type * from './words';
