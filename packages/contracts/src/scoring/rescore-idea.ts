import type { Assumptions } from '../finance/assumptions.ts';
import { checkCapital } from '../finance/capital-check.ts';
import { describeRevenue, describeTimeline } from '../finance/describe.ts';
import { formatRupiah } from '../format-rupiah.ts';
import type { Idea, IdeaScore } from '../idea.ts';
import { scoreEconomics } from './score-economics.ts';
import { weighScores } from './weigh-scores.ts';

/** The idea as it first came: what the scores were given for. */
export type IdeaBasis = Pick<Idea, 'assumptions' | 'scores' | 'bill'>;

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const unitsPerMonth = ({ unitsPerDay, daysPerMonth }: Assumptions) => unitsPerDay * daysPerMonth;
/** Smaller changes of target or price say nothing about buyers. */
const noticeable = 0.1;

/** More to sell than first thought has to be proven first; less is easier to find buyers for. */
function scoreTarget(score: IdeaScore, first: Assumptions, now: Assumptions, unit: string): IdeaScore {
  const before = unitsPerMonth(first);
  const after = unitsPerMonth(now);
  if (score.score === null || before === 0 || after === before) return score;
  const change = after / before - 1;
  if (Math.abs(change) < noticeable) return score;
  const shift = change > 0 ? -Math.min(40, Math.round(change * 25)) : Math.min(10, Math.round(-change * 15));
  const target = `target ${number.format(after)} ${unit} sebulan, dari ${number.format(before)} semula`;
  return {
    ...score,
    score: clamp(score.score + shift),
    reason: `${score.reason} ${
      change > 0
        ? `Namun Anda memasang ${target}; pembeli sebanyak itu belum terbukti.`
        : `Anda memasang ${target}, jadi lebih sedikit pembeli yang harus ditemukan.`
    }`,
  };
}

/** Dearer than first thought meets more rivals below; cheaper meets fewer. */
function scorePrice(score: IdeaScore, first: Assumptions, now: Assumptions, unit: string): IdeaScore {
  if (score.score === null || first.price === 0) return score;
  const change = now.price / first.price - 1;
  if (Math.abs(change) < noticeable) return score;
  const shift = change > 0 ? -Math.min(35, Math.round(change * 50)) : Math.min(10, Math.round(-change * 25));
  const price = `harga ${formatRupiah(now.price)} per ${unit}, dari ${formatRupiah(first.price)} semula`;
  return {
    ...score,
    score: clamp(score.score + shift),
    reason: `${score.reason} ${
      change > 0
        ? `Namun Anda memasang ${price}; makin banyak pesaing yang lebih murah.`
        : `Anda memasang ${price}, jadi lebih mudah bersaing selama biayanya tertutup.`
    }`,
  };
}

/** The lowest point of the cash beside what the person has, or beside the plan's capital while that is unknown. */
function scoreCapital(score: IdeaScore, now: Assumptions, budget: number | null): IdeaScore {
  const check = checkCapital(now, budget ?? now.capital);
  // Where the money is enough, the sentence of the check names the plan's capital itself.
  const over =
    budget !== null && now.capital > budget && check.verdict === 'short'
      ? ` Rencana ini kini memakai ${formatRupiah(now.capital)}, lebih dari modal Anda ${formatRupiah(budget)}.`
      : '';
  return { ...score, score: check.score, reason: `Karena ${check.sentence}.${over}` };
}

const clamp = (score: number) => Math.min(95, Math.max(5, score));

const plannedCapital = /Rencana ini memakai .*$/;

/**
 * The idea under other assumptions: the dimensions that follow from numbers (capital, buyers, rivals, economics), the
 * total and the sentences about money are worked out anew; skill, interest and ease stay. The first assumptions give
 * back the first scores.
 * @param budget what the person has, in Rupiah; null while unknown
 */
export function rescoreIdea<Given extends Idea>(
  idea: Given,
  basis: IdeaBasis,
  assumptions: Assumptions,
  budget: number | null,
): Given {
  const isFirst = JSON.stringify(assumptions) === JSON.stringify(basis.assumptions);
  const { unit, hoursPerWeek } = idea;
  const scores = basis.scores.map((score) => {
    if (isFirst) return score;
    if (score.dimension === 'economics') return scoreEconomics({ assumptions, unit, hoursPerWeek });
    if (score.dimension === 'demand') return scoreTarget(score, basis.assumptions, assumptions, unit);
    if (score.dimension === 'competition') return scorePrice(score, basis.assumptions, assumptions, unit);
    if (score.dimension === 'capitalFit') return scoreCapital(score, assumptions, budget);
    return score;
  });
  return {
    ...idea,
    assumptions,
    scores,
    totalScore: weighScores(scores),
    capitalNeeded: idea.capitalNeeded.replace(
      plannedCapital,
      `Rencana ini memakai ${formatRupiah(assumptions.capital)}.`,
    ),
    potentialRevenue: describeRevenue(assumptions, unit),
    timelineToProfit: describeTimeline(assumptions),
  };
}
