// A game that the client has never heard of: shown from nothing but what the server tells of it.
import type { Game } from '../game';

/** The game of that id; rules that no game among the `known` owns are its. */
export function unknown(id: string, known: readonly Game[]): Game {
  return {
    id,
    owns: (number) => !known.some((game) => game.owns(number)),
    explains: [],
    title: () => '',
    keys: [],
    hero: () => import('./Hero.svelte'),
    table: () => import('./parts'),
    setUp: () => import('./SetUp.svelte'),
    pair: [],
    faces: [],
    first: null,
    learn: null,
    practice: {},
    likeness: (player) => player,
    art: null,
  };
}
