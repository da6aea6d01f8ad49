// The shapes of dice around their own middle: pips where there are six sides, else facets and a number.

/** Where the pips of each face are, by steps from the middle. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
]; // prettier-ignore

/** From one pip to the next, and how large one is. */
export const PIP = { step: 21, radius: 8.5 };

export const CUBE = {
  body: 'M-25-40H25A15 15 0 0 1 40-25V25A15 15 0 0 1 25 40H-25A15 15 0 0 1-40 25V-25A15 15 0 0 1-25-40Z',
  shade: 'M-40 22V25A15 15 0 0 0-25 40H25A15 15 0 0 0 40 25V-25Z',
};

export const ROUND = {
  body: 'M0-46 27-37.2 43.7-14.2V14.2L27 37.2 0 46-27 37.2-43.7 14.2V-14.2L-27-37.2Z',
  shade: 'M26.6-8.7 43.7-14.2V14.2L27 37.2 0 46-27 37.2-16.5 22.7H16.5Z',
  facet:
    'M0-28 26.6-8.7 16.5 22.7H-16.5L-26.6-8.7ZM0-28V-46M26.6-8.7 43.7-14.2M16.5 22.7 27 37.2M-16.5 22.7-27 37.2M-26.6-8.7-43.7-14.2',
};
