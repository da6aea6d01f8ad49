// The two sides of a match.
export type Seat = 'home' | 'away';

export const SEATS: readonly Seat[] = ['home', 'away'];

/** Both sides as they are seen from home's or, turned round, from away's. */
export function seatsFrom(turned: boolean): readonly Seat[] {
  return turned ? ['away', 'home'] : SEATS;
}

/** The side that is meant, where it is one. */
export function seatOf(word: string): Seat | null {
  return SEATS.find((seat) => seat === word) ?? null;
}
