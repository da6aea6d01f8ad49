// What has been drawn once is not drawn again.
export function kept<Told extends string[]>(draw: (...told: Told) => string): (...told: Told) => string {
  const drawings = new Map<string, string>();
  return (...told) => {
    const key = told.join(' ');
    let drawn = drawings.get(key);
    if (drawn === undefined) drawings.set(key, (drawn = draw(...told)));
    return drawn;
  };
}
