// The protocol between server and client: all of it. Made from src/thirdhalf/server by `make types`: do not edit.
export * from './messages';
export type * from './afterwards';
export type * from './workbench';
export type * from './leagues';
export type * from './beginning';
export type * from './history';
export type * from './meeting';
export type * from './people';
export type * from './careers';
export type * from './analysis';
export type * from './forms';
export type * from './requests';
