import { broader } from '@kawanusaha/bahasa/lexicon/links';
import { understand } from '@kawanusaha/bahasa/understand';
import type { Idea } from '@kawanusaha/contracts/idea';
import { near } from '../engine/compose/near.ts';
import { readPerson } from '../engine/compose/person/read-person.ts';
import type { IdeaLimits } from './ground-ideas.ts';

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is this near to something unwanted is unwanted, too; as the own engine has it. */
const nearToUnwanted = 0.7;

/** What an idea is about: what it warns of and what it needs may name anything. */
const subjectOf = ({ businessName, description, skillsUtilized, initialSteps }: Idea): string =>
  [businessName, description, ...skillsUtilized, ...initialSteps].join('. ');

const isUnlawful = (idea: Idea): boolean =>
  readPerson({ skills: subjectOf(idea), interests: '' }).forbidden.length > 0;

const costsTooMuch = ({ assumptions: { capital } }: Idea, budget: number | null): boolean =>
  budget !== null && capital > budget;

function isUnwanted(idea: Idea, unwanted: readonly string[]): boolean {
  if (unwanted.length === 0) return false;
  return understand(`${idea.businessName}. ${idea.description}`).concepts.some(
    ({ id, negated }) =>
      !negated &&
      [id, ...broader(id)].some((about) => unwanted.some((other) => near(about, other) > nearToUnwanted)),
  );
}

/**
 * Leaves out what a provider must not tell this person: deeds that we refuse, what costs more than they have, what they do not
 * want, what they have seen, and the same idea twice.
 */
export function checkIdeas(ideas: readonly Idea[], { budget, unwanted, seen }: IdeaLimits): Idea[] {
  const names = new Set<string>();
  return ideas.filter((idea) => {
    const name = plainName(idea.businessName);
    if (names.has(name) || seen.includes(idea.key)) return false;
    if (isUnlawful(idea) || costsTooMuch(idea, budget) || isUnwanted(idea, unwanted)) return false;
    names.add(name);
    return true;
  });
}
