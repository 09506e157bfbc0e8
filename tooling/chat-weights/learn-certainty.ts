import process from 'node:process';
import {
  certaintyNames,
  certaintyPenalties,
  readCertainty,
} from '../../apps/server/src/ideas/business-chat/engine/certainty/weigh-certainty.ts';
import {
  judgeOutside,
  listOutsideFeatures,
} from '../../apps/server/src/ideas/business-chat/engine/certainty/outside-likelihood.ts';
import { entryIndex } from '../../apps/server/src/ideas/business-chat/engine/retrieval/entry-index.ts';
import type { Found } from '../../apps/server/src/ideas/business-chat/engine/retrieval/find-entries.ts';
import { isSecondMeant, limits } from '../../apps/server/src/ideas/business-chat/engine/limits.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { probabilityOf } from '../../apps/server/src/moderation/assess-text/learn-weights.ts';
import { chooseLimits, type CertaintyLimits, type HeldOut } from './choose-limits.ts';
import { type Example, width } from './examples.ts';
import { learnLogistic, probability, type Sample } from './learn-logistic.ts';
import type { OutsideWeights } from './learn-outside.ts';
import { beliefsOf } from './beliefs.ts';
import { parts } from './parts.ts';

/** Questions of which the certainty is learnt; what each counts stands in `groupWeights`. */
export type CertaintyExamples = {
  /** Open questions without their near copies. */
  readonly open: readonly Example[];
  /** The same beside all ways of asking. */
  readonly known: readonly Example[];
  /** The same when what answers them were not known, but all else of their subject. */
  readonly unanswered: readonly Example[];
  /** Questions about something else. */
  readonly outside: readonly Example[];
};

/** How much a question of each group counts. */
const groupWeights: Readonly<Record<keyof CertaintyExamples, number>> = {
  open: 1,
  known: 1,
  unanswered: 0.6,
  outside: 0.5,
};

/** A question with the sample that is made of it. */
type Judged = { readonly example: Example; readonly sample: Sample };

const round = (value: number | undefined): number => Math.round((value ?? 0) * 1000) / 1000;
const portion = (some: number, all: number): string => (some / Math.max(1, all)).toFixed(3);

/**
 * The entries of an example as the engine finds them, best first, and whether one of the first is right.
 * @param example the question with its evidence
 * @param weights of the evidence
 * @param count how many would be given
 */
export function findIn(
  example: Example,
  weights: readonly number[],
  count: 1 | 2 = 1,
): { found: Found[]; isRight: boolean } {
  const beliefs = beliefsOf(example, weights);
  const order = example.ids
    .map((_id, place) => place)
    .toSorted((a, b) => (beliefs[b] ?? 0) - (beliefs[a] ?? 0));
  const found = order.slice(0, 5).flatMap((place) => {
    const indexed = entryIndex().entries[example.ids[place] ?? -1];
    const evidence = [...example.evidence.slice(place * width, (place + 1) * width)];
    return indexed === undefined ? [] : [{ entry: indexed.entry, share: beliefs[place] ?? 0, evidence }];
  });
  return { found, isRight: order.slice(0, count).some((place) => example.positives.includes(place)) };
}

/** Whether what the engine would give is right; the share of belief decides whether a second entry is given as well. */
function toSample(
  example: Example,
  evidence: readonly number[],
  weight: number,
  outsideWeights?: OutsideWeights,
): Sample {
  const { found } = findIn(example, evidence);
  const [best, second] = found;
  const isTwo = best !== undefined && second !== undefined && isSecondMeant(best, second);
  const { isRight } = findIn(example, evidence, isTwo ? 2 : 1);
  const question = readQuestion(example.text);
  const outside =
    outsideWeights === undefined
      ? judgeOutside(question)
      : probabilityOf(listOutsideFeatures(question), outsideWeights);
  return { signs: readCertainty(found, question, outside), isRight, weight };
}

const penalties = certaintyNames.map((name) => certaintyPenalties.has(name));

/** How sure models are of the questions of parts that they have not seen. */
function holdOut(all: readonly Judged[]): ReadonlyMap<Judged, HeldOut> {
  const models = Array.from({ length: parts }, (_none, left) =>
    learnLogistic(
      all.filter(({ example }) => example.part !== left).map(({ sample }) => sample),
      penalties,
    ),
  );
  return new Map(
    all.map((one) => [
      one,
      {
        certainty: probability(models[one.example.part] ?? [], one.sample.signs),
        isRight: one.sample.isRight,
        isShort: readQuestion(one.example.text).words <= limits.short,
      },
    ]),
  );
}

/** Prints what would be answered by thresholds, of questions that no model has seen. */
function printThresholds(groups: Readonly<Record<string, readonly HeldOut[]>>): void {
  for (let threshold = 0.2; threshold < 0.95; threshold += 0.05) {
    const cells = Object.entries(groups).map(([name, questions]) => {
      const given = questions.filter(({ certainty }) => certainty >= threshold);
      const right = given.filter(({ isRight }) => isRight).length;
      return `${name} right ${portion(right, questions.length)}, wrong ${portion(given.length - right, questions.length)}`;
    });
    process.stdout.write(`from ${threshold.toFixed(2)}: ${cells.join('; ')}\n`);
  }
}

/**
 * Learns how sure the engine may be of what it gives, and from where on that is enough.
 * @param examples by group
 * @param evidence weights by which entries are found
 * @param outsideParts models of what is about something else, each of which has not seen one part
 */
export function learnCertainty(
  examples: CertaintyExamples,
  evidence: readonly number[],
  outsideParts: readonly OutsideWeights[],
): { certainty: Record<string, number>; limits: CertaintyLimits } {
  const judge = (name: keyof CertaintyExamples): Judged[] =>
    examples[name].map((example) => ({
      example,
      // What is judged beside all ways of asking is judged beside all that was learnt.
      sample: toSample(
        example,
        evidence,
        groupWeights[name],
        name === 'known' ? undefined : outsideParts[example.part],
      ),
    }));
  const groups = {
    open: judge('open'),
    known: judge('known'),
    unanswered: judge('unanswered'),
    outside: judge('outside'),
  };
  const all = Object.values(groups).flat();
  const heldOut = holdOut(all);
  const ofThem = (some: readonly Judged[]): HeldOut[] => some.flatMap((one) => heldOut.get(one) ?? []);
  printThresholds(Object.fromEntries(Object.entries(groups).map(([name, some]) => [name, ofThem(some)])));
  const model = learnLogistic(
    all.map(({ sample }) => sample),
    penalties,
  );
  return {
    certainty: {
      bias: round(model[0]),
      ...Object.fromEntries(certaintyNames.map((name, at) => [name, round(model[at + 1])])),
    },
    limits: chooseLimits(ofThem(groups.open), ofThem(groups.outside), ofThem(groups.unanswered)),
  };
}
