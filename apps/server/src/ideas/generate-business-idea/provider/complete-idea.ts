import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { checkCapital } from '@kawanusaha/contracts/finance/capital-check';
import { describeCapital, describeRevenue, describeTimeline } from '@kawanusaha/contracts/finance/describe';
import type { Idea, IdeaScore } from '@kawanusaha/contracts/idea';
import { scoreDimensions } from '@kawanusaha/contracts/score-dimensions';
import { scoreEconomics } from '@kawanusaha/contracts/scoring/score-economics';
import { weighScores } from '@kawanusaha/contracts/scoring/weigh-scores';
import type { PartialProviderIdea } from './read-answer.ts';

const noAssumptions: Assumptions = {
  price: 0,
  unitCost: 0,
  unitsPerDay: 0,
  daysPerMonth: 0,
  fixedCostPerMonth: 0,
  capital: 0,
};

const longestText = 600;

/** Addresses, numbers and names of accounts, which a model may have made up. */
const contacts =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z\d-]+\.)+(?:com|id|net|org|io|me|ly|app|link|xyz)\b(?:\/\S*)?|(?:\+62|\b08)[\d -]{7,14}\d/giu;

/** Plain text only: no control characters, no mark-up brackets, no addresses, one line, bounded. */
export function cleanText(text: string): string {
  return text
    .replaceAll(contacts, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}<>]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);
}

const cleanTexts = (texts: readonly string[] | undefined) => (texts ?? []).map(cleanText).filter(Boolean);

function keyFor(name: string): string {
  return `ai-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}`;
}

/** One score for each dimension; what the model left out is said to be unknown, never invented. */
function completeScores(scores: readonly IdeaScore[] | undefined): IdeaScore[] {
  return scoreDimensions.map(({ key }) => {
    const given = scores?.find((score) => score.dimension === key);
    if (given === undefined) {
      return {
        dimension: key,
        score: null,
        reason: 'Belum dinilai oleh penyedia AI.',
        unknown: 'Semuanya; karena itu tanpa nilai.',
        confidence: 'rendah',
      };
    }
    return { ...given, reason: cleanText(given.reason), unknown: cleanText(given.unknown) };
  });
}

/** Makes an idea of the contract from the model's texts and assumptions; all figures are computed here. */
export function completeIdea(given: PartialProviderIdea): Idea {
  const assumptions = given.assumptions ?? noAssumptions;
  const hasNumbers = assumptions.price > 0 && assumptions.unitsPerDay > 0;
  const unit = cleanText(given.unit ?? 'unit') || 'unit';
  const hoursPerWeek = given.hoursPerWeek ?? 10;
  // The model judges what cannot be computed; the numbers are judged by the same code as everybody's.
  const scores = completeScores(given.scores).map((score) => {
    if (!hasNumbers) return score;
    if (score.dimension === 'economics') return scoreEconomics({ assumptions, unit, hoursPerWeek });
    if (score.dimension !== 'capitalFit') return score;
    const check = checkCapital(assumptions, assumptions.capital);
    return { ...score, score: check.score, reason: `Karena ${check.sentence}.` };
  });
  const min = Math.min(given.capitalMin ?? assumptions.capital, given.capitalMax ?? assumptions.capital);
  const max = Math.max(given.capitalMin ?? assumptions.capital, given.capitalMax ?? assumptions.capital);
  return {
    businessName: cleanText(given.businessName).slice(0, 80) || 'Ide tanpa nama',
    description: cleanText(given.description) || 'Tanpa penjelasan.',
    targetMarket: cleanText(given.targetMarket ?? 'Belum disebut'),
    capitalNeeded: hasNumbers
      ? describeCapital(min, max, assumptions.capital)
      : 'Belum disebut; isi asumsinya.',
    potentialRevenue: hasNumbers
      ? describeRevenue(assumptions, unit)
      : 'Belum dapat dihitung; isi asumsinya.',
    timelineToProfit: hasNumbers ? describeTimeline(assumptions) : 'Belum dapat dihitung; isi asumsinya.',
    skillsUtilized: cleanTexts(given.skillsUtilized),
    initialSteps: cleanTexts(given.initialSteps),
    challenges: cleanTexts(given.challenges),
    additionalResources: cleanTexts(given.additionalResources),
    key: keyFor(given.businessName),
    unit,
    assumptions,
    scores,
    totalScore: weighScores(scores),
    channels: cleanTexts(given.channels),
    permits: cleanTexts(given.permits),
    season: cleanText(given.season ?? ''),
    hoursPerWeek,
    projectType: given.projectType ?? 'Startup',
    teamSkills: given.teamSkills ?? [],
    missingSkill: given.missingSkill ?? 'Marketing',
  };
}
