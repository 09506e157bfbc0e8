/** Learns how sure the chat has to be of what it finds, from the open questions as they are found today; run by `main.ts` after the weights of evidence. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { evidenceNames } from '../../apps/server/src/ideas/business-chat/engine/retrieval/compare-with-entry.ts';
import { generations, readSet } from '../../quality/read-sets.ts';
import { examplesOfKnown, examplesOfUnanswered, examplesOfUnknown, examplesOffTopic } from './examples.ts';
import { learnCertainty } from './learn-certainty.ts';
import { learnOutsideFolds } from './learn-outside.ts';
import { readOpenQuestions } from './open-questions.ts';
import offTopic from './off-topic.json' with { type: 'json' };

type Weights = { readonly evidence: Readonly<Record<string, number>> };

/** The newest set is left out, so that one remains from which nothing is learnt. */
const sets = generations.chat.slice(0, -1);
const file = path.join(import.meta.dirname, '../../apps/server/content/chat/weights.json');
const { evidence } = JSON.parse(fs.readFileSync(file, 'utf8')) as Weights;

const open = sets.flatMap((name, part) =>
  examplesOfKnown(readOpenQuestions(readSet(name, 'open'))).map((example) => ({ ...example, part })),
);
const answerable = open.filter(({ positives }) => positives.length > 0);
const outside = examplesOffTopic(offTopic).map((example, place) => ({
  ...example,
  part: place % sets.length,
}));
const learnt = learnCertainty(
  { open, unanswered: examplesOfUnanswered(open), unknown: examplesOfUnknown(answerable), outside },
  evidenceNames.map((name) => evidence[name] ?? 0),
  learnOutsideFolds(),
);
fs.writeFileSync(file, `${JSON.stringify({ evidence, ...learnt }, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(learnt)}\n`);
