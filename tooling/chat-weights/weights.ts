/**
 * Learns how sure the chat is and from where on that is enough, from the open questions; run by `main.ts`, after the topic model whose
 * beliefs it weighs. The weights of the evidence stay as they are stored.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { evidenceNames } from '../../apps/server/src/ideas/business-chat/engine/retrieval/compare-with-entry.ts';
import { readTopicModel } from '../../apps/server/src/ideas/business-chat/engine/topics/topic-model.ts';
import { generations, readSet } from '../../quality/read-sets.ts';
import {
  type Example,
  examplesOffTopic,
  examplesOfKnown,
  examplesOfQuestions,
  examplesOfUnanswered,
} from './examples.ts';
import { findIn, learnCertainty } from './learn-certainty.ts';
import { learnOutsideParts } from './learn-outside.ts';
import { learnTopics } from './learn-topics.ts';
import stored from '../../apps/server/content/chat/weights.json' with { type: 'json' };
import offTopic from './off-topic.json' with { type: 'json' };
import { readOpenQuestions } from './open-questions.ts';
import { topicIds, topicSamples } from './topic-samples.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The newest set is left out, so that one remains from which nothing is learnt. */
const sets = generations.chat
  .slice(0, -1)
  .map((name) => ({ name, questions: readOpenQuestions(readSet(name, 'open')) }));
const questions = sets.flatMap((set) => set.questions);
/** Near copies of the open questions, which what their evidence is read from must not have seen. */
const copies = new Set(questions.flatMap((question) => [...question.copies]));
const apart = readTopicModel(
  learnTopics(
    topicSamples().filter(({ text }) => !copies.has(text)),
    topicIds(),
  ),
);
const isAnswerable = ({ positives }: Example): boolean => positives.length > 0;
const open = examplesOfQuestions(questions, apart);

const evidence = evidenceNames.map((name) => stored.evidence[name]);
const share = (examples: readonly Example[], count: 1 | 2): string => {
  const found = examples.filter((example) => findIn(example, evidence, count).isRight).length;
  return (found / Math.max(1, examples.length)).toFixed(3);
};
for (const { name, questions: own } of sets) {
  const texts = new Set(own.map(({ text }) => text));
  const of = open.filter((example) => texts.has(example.text));
  const answerable = of.filter(isAnswerable);
  print(
    `${name}: ${answerable.length} of ${of.length} answerable, first ${share(answerable, 1)}, among two ${share(answerable, 2)}`,
  );
}

const learnt = {
  evidence: stored.evidence,
  ...learnCertainty(
    {
      open,
      known: examplesOfKnown(questions),
      unanswered: examplesOfUnanswered(open),
      outside: examplesOffTopic(offTopic),
    },
    evidence,
    learnOutsideParts(copies),
  ),
};
fs.writeFileSync(
  path.join(import.meta.dirname, '../../apps/server/content/chat/weights.json'),
  `${JSON.stringify(learnt, null, 2)}\n`,
);
print(JSON.stringify(learnt));
