// What the crowd makes of the last line of the log.
export function moodOf(lines: readonly { event: { kind: string } }[]): 'cheer' | 'hush' | '' {
  const kind = lines[lines.length - 1]?.event.kind;
  return kind === 'strike' ? 'cheer' : kind === 'injured' ? 'hush' : '';
}
