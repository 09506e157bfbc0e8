import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { describeCapital, describeRevenue, describeTimeline } from '@kawanusaha/contracts/finance/describe';
import type { Idea } from '@kawanusaha/contracts/idea';
import { scoreEconomics } from '@kawanusaha/contracts/scoring/score-economics';
import { weighScores } from '@kawanusaha/contracts/scoring/weigh-scores';
import type { CatalogueItem } from '../catalogue/all.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { topics } from '../topics.ts';
import type { Profile } from './profile.ts';
import { scoreCapitalFit, scoreInterestFit, scoreSkillFit } from './score-fit.ts';
import { scoreCompetition, scoreDemand, scoreEase } from './score-market.ts';
import { findMissingSkill, findTeamSkills } from './team-needs.ts';

const capitalStep = 50_000;

function planCapital([min, max]: CatalogueEntry['capital'], budget: number | null): number {
  if (budget === null) return Math.round((min + max) / 2 / capitalStep) * capitalStep;
  return Math.min(max, Math.max(min, budget));
}

/** The catalogue's numbers with the person's capital, as far as the business can use it. */
export function buildAssumptions(entry: CatalogueEntry, budget: number | null): Assumptions {
  const [price, unitCost, unitsPerDay, daysPerMonth, fixedCostPerMonth] = entry.numbers;
  return {
    price,
    unitCost,
    unitsPerDay,
    daysPerMonth,
    fixedCostPerMonth,
    capital: planCapital(entry.capital, budget),
  };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function listSkills(entry: CatalogueEntry, profile: Profile): string[] {
  const had = entry.skills.filter((skill) => profile.skills.found.has(skill));
  const missing = entry.skills.filter((skill) => !profile.skills.found.has(skill));
  return [
    ...had.map((skill) => capitalise(topics[skill].label)),
    ...missing.map(
      (skill) => `${capitalise(topics[skill].label)} (belum Anda sebut: pelajari atau cari teman)`,
    ),
  ];
}

function nameFor(entry: CatalogueEntry, city: string | null): string {
  return entry.name.replace('{kota}', city ?? '').trim();
}

/** Fills one entry of the catalogue for one person: texts, computed numbers, scores with their reasons. */
export function buildIdea({ entry, sector }: CatalogueItem, profile: Profile): Idea {
  const assumptions = buildAssumptions(entry, profile.budget);
  const scores = [
    scoreSkillFit(entry, profile),
    scoreInterestFit(entry, profile),
    scoreCapitalFit(entry, profile),
    scoreDemand(entry),
    scoreCompetition(entry),
    scoreEconomics({ assumptions, unit: entry.unit, hoursPerWeek: entry.hours }),
    scoreEase(entry, profile),
  ];
  return {
    businessName: nameFor(entry, profile.city),
    description: entry.about,
    targetMarket: entry.market,
    capitalNeeded: describeCapital(entry.capital[0], entry.capital[1], assumptions.capital),
    potentialRevenue: describeRevenue(assumptions, entry.unit),
    timelineToProfit: describeTimeline(assumptions),
    skillsUtilized: listSkills(entry, profile),
    initialSteps: [...entry.steps],
    challenges: [...entry.risks],
    additionalResources: [...entry.resources],
    key: entry.id,
    unit: entry.unit,
    assumptions,
    scores,
    totalScore: weighScores(scores),
    channels: [...entry.channels],
    permits: [...entry.permits],
    season: `${entry.season}.`,
    hoursPerWeek: entry.hours,
    projectType: sector.projectType,
    teamSkills: findTeamSkills(sector, profile),
    missingSkill: findMissingSkill(sector, profile),
  };
}
