// The two sides of a match.
export type Seat = 'home' | 'away';

export const SEATS: readonly Seat[] = ['home', 'away'];
