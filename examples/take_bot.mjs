// A bot by lines (docs/bot.md): the last choice where players act, the first one everywhere else.

import { createInterface } from 'node:readline';

const BOLD = ['first action', 'second action', 'defence'];
let count = 1;
let topic = '';

for await (const line of createInterface({ input: process.stdin })) {
  const words = line.split(' ');
  if (words[0] === 'thirdhalf') console.log('ready 1 Taker in JavaScript');
  else if (words[0] === 'ask') [count, topic] = [Number(words[3]), words.slice(5).join(' ')];
  else if (words[0] === 'go') console.log(`take ${words[1]} ${BOLD.includes(topic) ? count : 1}`);
  else if (words[0] === 'quit') break;
}
