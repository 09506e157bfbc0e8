import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import { parseCapital, readBudget, type ParsedCapital } from '@kawanusaha/contracts/finance/parse-capital';
import { matchTopics, type TopicMatch } from './match-topics.ts';

/** What the request says about the person, read once. */
export type Profile = {
  skills: TopicMatch;
  interests: TopicMatch;
  capital: ParsedCapital;
  /** Rupiah that may be spent; null while unknown. */
  budget: number | null;
  city: string | null;
  hoursPerWeek: number | null;
};

const cityMaxLength = 40;

/** City as it may stand in a business name: letters only, each word capitalised; null when nothing is left. */
export function readCity(text: string | null | undefined): string | null {
  const letters = (text ?? '')
    .replaceAll(/[^\p{L}\s.'-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (letters === '' || letters.length > cityMaxLength) return null;
  return letters.replaceAll(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Reads skills, interests, capital and city out of the request. */
export function readProfile(request: IdeaRequest): Profile {
  const capital = parseCapital(request.capital);
  return {
    skills: matchTopics(request.skills),
    interests: matchTopics(request.interests),
    capital,
    budget: readBudget(request.capital),
    city: readCity(request.city),
    hoursPerWeek: request.hoursPerWeek ?? null,
  };
}
