/**
 * `node tooling/chat-weights/told.ts`: learns from answers that people have read (`read-answers.json`) how likely entries are what a message
 * asks that goes on with others, and prints it of authors that were left out; with `--write` it writes `content/chat/told-weights.json`. The
 * stored weights were learnt before the details that these readings led to were written: learn anew from answers of today (docs/idea-ai.md).
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { answerTurn } from '../../apps/server/src/ideas/business-chat/engine/answer-conversation.ts';
import {
  readToldSigns,
  toldNames,
  toldPenalties,
} from '../../apps/server/src/ideas/business-chat/engine/certainty/told/read-told-signs.ts';
import { start, type State } from '../../apps/server/src/ideas/business-chat/engine/chat-reply.ts';
import { listOutsideFeatures } from '../../apps/server/src/ideas/business-chat/engine/certainty/outside-likelihood.ts';
import {
  readQuestion,
  type ReadQuestion,
} from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { findEntry } from '../../apps/server/src/ideas/business-chat/knowledge/knowledge-base.ts';
import { probabilityOf } from '../../apps/server/src/moderation/assess-text/learn-weights.ts';
import readAnswers from './read-answers.json' with { type: 'json' };
import { learnOutsideParts } from './learn-outside.ts';
import { partOf } from './parts.ts';
import { learnLogistic, probability, type Sample } from './learn-logistic.ts';

/** From this likelihood on an answer is told; below it the same entries are only offered. */
const limit = 0.4;

type Read = { readonly author: string; readonly verdict: string; readonly sample: Sample };

/** What was spoken of before the last message of a conversation. */
function spokenBefore(turns: readonly string[]): State {
  let state = start;
  for (const [at, text] of turns.slice(0, -1).entries())
    ({ state } = answerTurn(text, state, turns.slice(0, at)));
  return state;
}

const round = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
const penalties = toldNames.map((name) => toldPenalties.has(name));
const learn = (all: readonly Read[]) =>
  learnLogistic(
    all.map(({ sample }) => sample),
    penalties,
  );

/** Models of what could not be known, each of which has not seen one part of the messages. */
const outsideParts = learnOutsideParts(new Set());

const all: Read[] = readAnswers.flatMap(({ id, turns, told, verdict }) => {
  const entries = told.flatMap((one) => findEntry(one) ?? []);
  const text = turns.at(-1) ?? '';
  if (turns.length < 2 || entries.length === 0 || entries.length < told.length) return [];
  const before = spokenBefore(turns);
  // What another entry answers by now says nothing of how sure the engine may be of this one.
  const { entries: now } = answerTurn(text, before, turns.slice(0, -1)).reply;
  if (!entries.every((entry) => now.includes(entry))) return [];
  const author = id.slice(0, 2);
  const outside = outsideParts[partOf(text)];
  const outsideOf = (question: ReadQuestion): number =>
    probabilityOf(listOutsideFeatures(question), outside ?? new Map());
  const signs = readToldSigns(entries, readQuestion(text), before, outsideOf);
  return [{ author, verdict, sample: { signs, isRight: verdict === 'right', weight: 1 } }];
});

const authors = [...new Set(all.map(({ author }) => author))];
const heldOut = authors.flatMap((author) => {
  const model = learn(all.filter((one) => one.author !== author));
  return all
    .filter((one) => one.author === author)
    .map(({ verdict, sample }) => ({ verdict, likelihood: probability(model, sample.signs) }));
});
for (let hundredths = 20; hundredths <= 65; hundredths += 5) {
  const kept = ['right', 'near', 'wrong'].map((verdict) => {
    const ofIt = heldOut.filter((one) => one.verdict === verdict);
    const told = ofIt.filter(({ likelihood }) => likelihood >= hundredths / 100).length;
    return `${verdict} ${(told / ofIt.length).toFixed(3)}`;
  });
  process.stdout.write(`from .${hundredths} told, of authors left out: ${kept.join(', ')}\n`);
}

const [bias, ...weights] = learn(all);
const signs = Object.fromEntries(toldNames.map((name, at) => [name, round(weights[at])]));
if (process.argv.includes('--write'))
  fs.writeFileSync(
    path.join(import.meta.dirname, '../../apps/server/content/chat/told-weights.json'),
    `${JSON.stringify({ bias: round(bias), signs, limit }, null, 2)}\n`,
  );
process.stdout.write(`${all.length} answers: ${JSON.stringify({ bias: round(bias), ...signs })}\n`);
