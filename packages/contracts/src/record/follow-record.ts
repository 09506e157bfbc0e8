import type { Assumptions } from '../finance/assumptions.ts';
import { formatRupiah } from '../format-rupiah.ts';
import { draftValidationPlan } from '../planning/validation-plan.ts';
import { draftCashStep } from './cash-step.ts';
import { draftExperimentStep } from './experiment-step.ts';
import type { IdeaRecord, StepData } from './idea-record.ts';
import { draftPriceStep } from './price-step.ts';
import type { StepBasis } from './record-step.ts';

/** Steps whose texts carry figures of the plan. */
type FiguredStep = 5 | 6 | 7 | 9;
type Change<Step extends FiguredStep> = {
  data: StepData[Step];
  record: IdeaRecord;
  from: StepBasis;
  to: StepBasis;
};

/** What is as it was drafted is drafted anew; what the person wrote stays. */
const redrafted = <Value>(kept: Value, before: Value, now: Value): Value => (kept === before ? now : kept);

function followExperiment({ data, from, to }: Change<5>): StepData[5] {
  const stays = { ...data, writtenUnder: data.writtenUnder ?? from.result.assumptions };
  // What was tested is what was tested.
  if (data.sold !== null) return stays;
  const [before, now] = [draftExperimentStep(from), draftExperimentStep(to)];
  return {
    ...(data.hypothesis === before.hypothesis ? data : stays),
    hypothesis: redrafted(data.hypothesis, before.hypothesis, now.hypothesis),
    test: redrafted(data.test, before.test, now.test),
    target: redrafted(data.target, before.target, now.target),
  };
}

function followPosts({ data, from, to }: Change<9>): StepData[9] {
  const [before, now] = [from.result.assumptions.price, to.result.assumptions.price];
  if (before === now) return data;
  const [written, anew] = [before, now].map((price) => formatRupiah(price).replaceAll('\u00a0', ' ')) as [
    string,
    string,
  ];
  // A longer figure that begins with the same digits is another one.
  const whole = new RegExp(`${written.replaceAll('.', String.raw`\.`)}(?![.,]?\\d)`, 'g');
  const { page, posts } = data;
  return {
    ...data,
    posts: posts.map((post) => ({ ...post, text: post.text.replaceAll(whole, anew) })),
    ...(page === undefined
      ? {}
      : {
          page: {
            ...page,
            items: page.items.map((item) => ({
              ...item,
              price: redrafted(item.price, before, Math.max(1, now)),
            })),
          },
        }),
  };
}

const follows: { [Step in FiguredStep]: (change: Change<Step>) => StepData[Step] } = {
  5: followExperiment,
  6: ({ data, record, from, to }) => ({
    ...data,
    reason: redrafted(
      data.reason,
      draftPriceStep(from, record[3]).reason,
      draftPriceStep(to, record[3]).reason,
    ),
  }),
  7: ({ data, from, to }) => ({
    ...data,
    reserve: redrafted(data.reserve, draftCashStep(from).reserve, draftCashStep(to).reserve),
  }),
  9: followPosts,
};

const basisUnder = (basis: StepBasis, assumptions: Assumptions): StepBasis => {
  const result = { ...basis.result, assumptions };
  return { ...basis, result, plan: { ...basis.plan, test: draftValidationPlan(result).test } };
};

/** The data of a step with the figures that its texts were written under; other steps as they are. */
export function withFigures<Data extends object>(step: number, data: Data, figures: Assumptions): Data {
  return Object.hasOwn(follows, step) ? { ...data, figures } : data;
}

/**
 * The record under the figures of now: what was drafted from those of before is drafted anew, the price in posts and on the draft of
 * the sales page with it. What the person wrote, and a test that was held, stay.
 */
export function followRecord(record: IdeaRecord, basis: StepBasis): IdeaRecord {
  const { assumptions, first } = basis.result;
  const followed = ([5, 6, 7, 9] as const).flatMap((step) => {
    const data = record[step];
    // A step from before figures were kept with it was most likely drafted from the first ones.
    const before = data?.figures ?? first?.assumptions;
    if (data === undefined || before === undefined) return [];
    const follow = follows[step] as (change: object) => StepData[FiguredStep];
    const change = { data, record, from: basisUnder(basis, before), to: basis };
    return [[step, { ...follow(change), figures: assumptions }] as const];
  });
  return { ...record, ...Object.fromEntries(followed) };
}
