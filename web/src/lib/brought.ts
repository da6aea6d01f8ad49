// The record file that was opened last: replay and third half of it are two pages.
export const brought: { file: File | null } = { file: null };
