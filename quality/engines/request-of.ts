import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import type { IdeaProfile } from '../scoring/judge-ideas.ts';

/** What the form sends for a profile: it asks for both (spec §5); who has only one writes a dash for the other. */
export function requestOf({ skills, interests, capital, city }: IdeaProfile): IdeaRequest {
  const isEmpty = skills === '' && interests === '';
  return {
    skills: skills === '' && !isEmpty ? '-' : skills,
    interests: interests === '' && !isEmpty ? '-' : interests,
    capital: capital === null ? null : String(capital),
    city,
  };
}
