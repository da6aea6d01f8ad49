// How much time is left, as people write it.
export type Unit = 'days' | 'hours';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function two(count: number): string {
  return String(count).padStart(2, '0');
}

/** Minutes and seconds, or hours before them. What is begun counts. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Where days are played: so many days, or on the last one hours. */
export function coarse(milliseconds: number): { unit: Unit; count: number } | null {
  if (milliseconds < HOUR) return null;
  return milliseconds >= DAY
    ? { unit: 'days', count: Math.floor(milliseconds / DAY) }
    : { unit: 'hours', count: Math.floor(milliseconds / HOUR) };
}
