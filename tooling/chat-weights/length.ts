/** Learns what the length of a message adds to how sure an answer is, and writes it beside the other weights; run by `main.ts` after them. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import stored from '../../apps/server/content/chat/weights.json' with { type: 'json' };
import {
  lengthShare,
  weighCertainty,
} from '../../apps/server/src/ideas/business-chat/engine/certainty/weigh-certainty.ts';
import { isSecondMeant, limits } from '../../apps/server/src/ideas/business-chat/engine/limits.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { entryIndex } from '../../apps/server/src/ideas/business-chat/engine/retrieval/entry-index.ts';
import {
  findEntries,
  toSought,
} from '../../apps/server/src/ideas/business-chat/engine/retrieval/find-entries.ts';
import { generations, readSet } from '../../quality/read-sets.ts';
import { type OpenQuestion, readOpenQuestions } from './open-questions.ts';

/** Share of the open questions that may be answered wrongly beyond those that are without it. */
const moreWrong = 0.005;
const tenths = Array.from({ length: 21 }, (_none, tenth) => tenth / 10);

/** The newest set is left out, so that one remains from which nothing is learnt. */
const questions = generations.chat.slice(0, -1).flatMap((name) => readOpenQuestions(readSet(name, 'open')));
const placeOf = new Map(entryIndex().entries.map(({ entry }, place) => [entry.id, place]));

/** A question with how sure its answer is without its length, as a logarithm, and whether the answer is right. */
function look({ text, right }: OpenQuestion) {
  const question = readQuestion(text);
  const found = findEntries(toSought(question));
  const [best, second] = found;
  const isTwo = best !== undefined && second !== undefined && isSecondMeant(best, second);
  const certainty = weighCertainty(found, question);
  const length = lengthShare(question.words);
  return {
    length,
    sureness: Math.log(certainty / (1 - certainty)) - stored.long * length,
    isRight: found.slice(0, isTwo ? 2 : 1).some(({ entry }) => right.has(placeOf.get(entry.id) ?? -1)),
  };
}

const seen = questions.map(look);
const from = Math.log(limits.answer / (1 - limits.answer));
const share = (weight: number, isRight: boolean): number =>
  seen.filter((one) => one.sureness + weight * one.length >= from && one.isRight === isRight).length /
  seen.length;
for (const weight of tenths)
  process.stdout.write(
    `length ${weight.toFixed(1)}: right ${share(weight, true).toFixed(3)}, wrong ${share(weight, false).toFixed(3)}\n`,
  );
const most = share(0, false) + moreWrong;
const long = tenths.findLast((weight) => share(weight, false) <= most) ?? 0;
fs.writeFileSync(
  path.join(import.meta.dirname, '../../apps/server/content/chat/weights.json'),
  `${JSON.stringify({ ...stored, long }, null, 2)}\n`,
);
process.stdout.write(`${long}\n`);
