/** Learns by which words a question is told that no entry is about, and writes `content/chat/outside-weights.json`; run by `main.ts` before the weights of certainty, which weigh it. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { learnOutside } from './learn-outside.ts';

const learnt = [...learnOutside()].toSorted(([a], [b]) => (a < b ? -1 : 1));
fs.writeFileSync(
  path.join(import.meta.dirname, '../../apps/server/content/chat/outside-weights.json'),
  `${JSON.stringify(Object.fromEntries(learnt.map(([feature, weight]) => [feature, Number(weight.toFixed(2))])))}\n`,
);
process.stdout.write(`about something else: ${learnt.length} weights\n`);
