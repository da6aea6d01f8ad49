// The picture of every card: individual plays under `card-`, team plays under `play-`, as their messages are called.
import { BASIC, TOGETHER } from './basic';
import { HOUSE } from './house';
import { OWN } from './teams';

export function picture(message: string, bust: (id: string) => string): string {
  const id = message.replace(/^(card|play)-/, '');
  return (BASIC[id] ?? TOGETHER[id])?.() ?? (OWN[id] ?? HOUSE[id])?.(bust) ?? '';
}
