/** Put a text on the clipboard; whether that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain HTTP from another machine there is no such clipboard, but an older way to it.
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'unseen';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

/** The address of the page, with this behind its #. */
export function addressOf(route: string): string {
  return `${location.href.replace(/#.*$/, '')}#/${route}`;
}
