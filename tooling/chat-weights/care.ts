/**
 * `node tooling/chat-weights/care.ts [crisis|violence|distress]`: learns by which words the chat tells a person who may hurt
 * themselves, who suffers violence or is in distress; one of the three where it is named. To ask a person who is well how they are costs little, to overlook one who is not may cost a life.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { understand } from '@kawanusaha/bahasa/understand';
import {
  dangerExamplesSchema,
  needs,
} from '../../apps/server/src/ideas/business-chat/engine/danger/danger-likelihood.ts';
import { listCrisisFeatures } from '../../apps/server/src/ideas/business-chat/engine/danger/crisis-features.ts';
import { root } from '../source-files.ts';
import { generations, readSet } from '../../quality/read-sets.ts';
import { learnDanger } from './learn-danger.ts';

const readExamples = (name: string) => {
  const text = fs.readFileSync(path.join(root, `apps/server/content/chat/${name}-examples.json`), 'utf8');
  return { text, ...dangerExamplesSchema.parse(JSON.parse(text)) };
};
const examples = needs.map((name) => ({ name, ...readExamples(name) }));
/** The newest set stays unseen, so that it can tell what was learnt. */
const judged = generations.care.slice(0, -1).flatMap((name) => readSet(name, 'open'));
const judgedAs = (need: string): string[] =>
  judged.filter((item) => item.need === need).map(({ text }) => text);
/** What comes near to one need is none of the others either. */
const fine = [...examples.flatMap((of) => of.fine), ...judgedAs('none')];

/** Shares of near misses, plain questions and names that may be taken for a need: a life is at stake in the first. A name alone is of trade, of which likeness says nothing (`worries/is-trade-alone.ts`). */
const wanted = {
  crisis: { nearMiss: 0.035, plain: 0.0045, name: 0.0065 },
  violence: { nearMiss: 0.02, plain: 0.0043, name: 0.0075 },
  distress: { nearMiss: 0.025, plain: 0.0096, name: 0.0095 },
};

const asked = process.argv[2];
for (const { name, text, danger } of examples) {
  if (needs.some((need) => need === asked) && name !== asked) continue;
  process.stdout.write(`${name}\n`);
  learnDanger({
    name,
    danger: [...danger, ...judgedAs(name)],
    fine,
    learntFrom: text,
    listFeatures: (line) => listCrisisFeatures(understand(line)),
    times: { danger: 4, fine: 2, plain: 1, name: 1 },
    wanted: wanted[name],
  });
}
