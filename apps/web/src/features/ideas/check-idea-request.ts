import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import { ideaFieldMaxLength, ideaInputIncompleteText } from '@kawanusaha/contracts/idea-limits';

/** Fields of a request that a person writes. */
export type WrittenField = 'skills' | 'interests' | 'capital' | 'city';
export type WrittenRequest = Pick<IdeaRequest, 'skills' | 'interests' | 'mode' | 'hoursPerWeek'> & {
  capital: string | null;
  city: string | null;
};

const tooLong = `Maksimal ${ideaFieldMaxLength} karakter`;

/**
 * Checks a written request as `ideaRequestSchema` does, without its library: the server judges it anyway (spec §5).
 * Out: the request with its texts trimmed, or what is wrong with each field.
 */
export function checkIdeaRequest(
  written: WrittenRequest,
): { request: IdeaRequest } | { problems: Partial<Record<WrittenField, string>> } {
  const request = {
    ...written,
    skills: written.skills.trim(),
    interests: written.interests.trim(),
    capital: written.capital?.trim() ?? null,
    city: written.city?.trim() ?? null,
  };
  const problems: Partial<Record<WrittenField, string>> = {};
  for (const field of ['skills', 'interests'] as const)
    if (request[field] === '') problems[field] = ideaInputIncompleteText;
  for (const field of ['skills', 'interests', 'capital', 'city'] as const)
    if ((request[field]?.length ?? 0) > ideaFieldMaxLength) problems[field] = tooLong;
  return Object.keys(problems).length === 0 ? { request } : { problems };
}
