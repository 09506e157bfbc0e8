import { describeCapital, describeRevenue, describeTimeline } from '@kawanusaha/contracts/finance/describe';
import type { Idea } from '@kawanusaha/contracts/idea';
import { weighScores } from '@kawanusaha/contracts/scoring/weigh-scores';
import type { Ranked } from './choose-candidates.ts';
import { conceptOf, labelOf } from './concept-of.ts';
import { permits } from './content.ts';
import { findExample } from './find-example.ts';
import { capitalise, fillText, wordsOf, wordsOfAbout } from './fill-text.ts';
import { billOf } from './local/local-prices.ts';
import { describeSeason, nextSeason } from './local/next-season.ts';
import { numbersOf } from './numbers-of.ts';
import type { Person } from './person/read-person.ts';
import { capitalOf, hoursOf } from './fit/rules-out.ts';
import { scoreCandidate } from './scores/score-candidate.ts';
import { scoreSeason } from './scores/score-season.ts';

function skillsUsed({ candidate, fit }: Ranked): string[] {
  const { offer, pattern } = candidate;
  const had = fit.skill.wish;
  const needed = labelOf(pattern.skill ?? offer.skill[0] ?? '');
  if (had !== null && (fit.skill.strength ?? 0) >= 0.5)
    return [...new Set([capitalise(had.label), capitalise(needed)])];
  return [`${capitalise(needed)} (belum Anda sebut: pelajari atau cari teman)`];
}

/**
 * Writes the idea of a candidate for one person: texts, computed numbers, scores with their evidence.
 * @param today YYYY-MM-DD, from which on the next season is told
 */
export function writeIdea(ranked: Ranked, person: Person, variant: number, today: string): Idea {
  const { candidate, shown } = ranked;
  const { offer, pattern } = candidate;
  const words = wordsOf(candidate, conceptOf);
  const fill = (text: string) => fillText(text, candidate, words, person.place);
  const bill = billOf(candidate, person);
  const assumptions = numbersOf(candidate, person, bill);
  const [min, max] = capitalOf(candidate);
  const unit = pattern.unit ?? bill?.unit ?? offer.unit;
  const name = fill(pattern.names[variant % pattern.names.length] ?? pattern.names[0] ?? '{Merek}');
  const aboutWords = wordsOfAbout(candidate, words, conceptOf(candidate.subject.id).kind);
  const description = capitalise(fillText(pattern.about, candidate, aboutWords, person.place));
  const season = nextSeason(offer.season, person.place?.province ?? null, today);
  const scores = scoreCandidate(
    candidate,
    person,
    shown,
    assumptions,
    unit,
    scoreSeason(offer, season, today),
  );
  const example = findExample(candidate);
  return {
    businessName: name,
    description,
    targetMarket: capitalise(pattern.customers ?? offer.customers.join('; ')),
    capitalNeeded: describeCapital(min, max, assumptions.capital),
    potentialRevenue: describeRevenue(assumptions, unit),
    timelineToProfit: describeTimeline(assumptions),
    skillsUtilized: skillsUsed(ranked),
    initialSteps: [fill(offer.firstStep), ...pattern.steps.map(fill)],
    challenges: [...pattern.risks, ...offer.risks].map(fill),
    additionalResources: [...offer.resources],
    key: candidate.key,
    product: words.product,
    unit,
    assumptions,
    scores,
    totalScore: weighScores(scores),
    channels: [...new Set([...pattern.channels, ...offer.channels])],
    permits: offer.permits.flatMap((permit) => permits[permit] ?? []),
    season: season === null ? `${offer.season}.` : `${offer.season}. ${describeSeason(season)}`,
    hoursPerWeek: hoursOf(candidate),
    projectType: offer.projectType,
    teamSkills: [...offer.teamSkills],
    missingSkill: offer.missingSkill,
    ...(bill === null ? {} : { bill }),
    ...(example === null ? {} : { example: `${example.name}: ${example.about}` }),
  };
}
