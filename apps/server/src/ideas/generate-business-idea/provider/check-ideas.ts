import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
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

/** What an idea says that it does, each sentence by itself: what it warns of and what it needs may name anything. */
const deedsOf = ({ businessName, description, initialSteps }: Idea): string[] => [
  businessName,
  description,
  ...initialSteps,
];

const isUnlawful = (idea: Idea): boolean =>
  deedsOf(idea).some((skills) => readPerson({ skills, interests: '' }).forbidden.length > 0);

const costsTooMuch = ({ assumptions: { capital } }: Idea, budget: number | null): boolean =>
  budget !== null && capital > budget;

/** Whether a concept is or is much like what is unwanted; a wider one ('makanan' for 'makanan pedas') is not. */
function isMeant(id: string, unwanted: string): boolean {
  if (id === unwanted) return true;
  // What is made is unwanted with the making of it; a field is not with one of its things.
  const isField =
    hasConcept(unwanted) && concept(unwanted).kind !== 'skill' && broader(unwanted).includes(id);
  return !isField && near(id, unwanted) > nearToUnwanted;
}

/** By its name and by what the person does in it: a description names customers, too. */
function isUnwanted({ businessName, skillsUtilized }: Idea, unwanted: readonly string[]): boolean {
  return [businessName, ...skillsUtilized]
    .flatMap((text) => understand(text).concepts)
    .flatMap(({ id, negated }) => (negated ? [] : [id, ...broader(id)]))
    .some((id) => unwanted.some((other) => isMeant(id, other)));
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
