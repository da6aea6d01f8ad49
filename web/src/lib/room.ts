// How much room a screen has. Styles have the same limits: 900 and 520 pixels.

/** A phone held across: little height, so that things stand beside the pitch rather than under it. */
export function isLow(width: number, height: number): boolean {
  return height < 520 && width > height;
}

/** Whether boards and log have a place of their own. */
export function isWide(width: number, height: number): boolean {
  return width >= 900 && !isLow(width, height);
}

/** Whether a pitch lies across the screen rather than up. */
export function isLandscape(width: number, height: number): boolean {
  return width >= 700 && width > height * 0.9;
}
