import { ideaRequestSchema } from '@kawanusaha/contracts/idea';
import { expect, test } from 'vitest';
import { checkIdeaRequest, type WrittenRequest } from './check-idea-request.ts';

const written: WrittenRequest = {
  skills: ' masak ',
  interests: 'kuliner',
  capital: null,
  city: ' Bandung',
  mode: 'Bebas',
  hoursPerWeek: null,
};

const long = 'x'.repeat(401);

test.each<[string, Partial<WrittenRequest>]>([
  ['all is there', {}],
  ['texts are trimmed before they are measured', { skills: `${'x'.repeat(400)}   ` }],
  ['a capital and hours', { capital: '500rb', hoursPerWeek: 10, mode: 'Online' }],
  ['no skills', { skills: '  ' }],
  ['neither skills nor interests', { skills: '', interests: '' }],
  ['skills too long', { skills: long }],
  ['everything too long', { skills: long, interests: long, capital: long, city: long }],
])('the form and the server judge a request alike: %s', (_, change) => {
  const given = { ...written, ...change };
  const parsed = ideaRequestSchema.safeParse(given);
  const problems: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) problems[String(issue.path[0])] ??= issue.message;
  expect(checkIdeaRequest(given)).toEqual(parsed.success ? { request: parsed.data } : { problems });
});
