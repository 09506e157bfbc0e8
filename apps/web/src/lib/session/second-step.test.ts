import { expect, it } from 'vitest';
import { isSecondStepDue } from './second-step.ts';

const user = { id: 'u', email: 'rina@contoh.id', created_at: '2026-01-01T00:00:00Z', user_metadata: {} };

function token(claims: object): string {
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

it('asks for the second step only while a verified factor waits at the first level', () => {
  const verified = { ...user, factors: [{ status: 'verified' as const }] };
  const unverified = { ...user, factors: [{ status: 'unverified' as const }] };
  expect(isSecondStepDue({ access_token: token({ aal: 'aal1' }), user })).toBe(false);
  expect(isSecondStepDue({ access_token: token({ aal: 'aal1' }), user: unverified })).toBe(false);
  expect(isSecondStepDue({ access_token: token({ aal: 'aal1' }), user: verified })).toBe(true);
  expect(isSecondStepDue({ access_token: token({ aal: 'aal2' }), user: verified })).toBe(false);
  expect(isSecondStepDue({ access_token: 'damaged', user: verified })).toBe(true);
});
