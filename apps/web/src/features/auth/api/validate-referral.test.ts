import { expect, test, vi } from 'vitest';
import { authMessages } from '../messages.ts';
import { validateReferral } from './validate-referral.ts';

const invoke = vi.fn<() => Promise<unknown>>();
vi.mock('#lib/supabase/client.ts', () => ({ getSupabase: async () => ({ functions: { invoke } }) }));

const answered = (status: number, body: object) => ({
  data: null,
  error: { name: 'FunctionsHttpError', context: Response.json(body, { status }) },
});
const wait =
  'Terlalu banyak permintaan dalam waktu singkat. Coba lagi dalam 3 detik; isian Anda tidak hilang.';

test.each([
  ['a busy network', answered(429, { error: 'too_many_requests', message: wait }), wait],
  ['a refusal of what was sent', answered(400, { error: 'invalid_input' }), authMessages.referralInvalid],
  ['a failure', answered(500, { error: 'x' }), authMessages.referralInvalid],
  [
    'no answer',
    { data: null, error: { name: 'FunctionsFetchError', context: new TypeError('down') } },
    authMessages.referralCheckFailed,
  ],
  [
    'an unknown code',
    { data: { valid: false, referrer_id: null }, error: null },
    authMessages.referralInvalid,
  ],
])('%s is told as what it is', async (_case, answer, text) => {
  invoke.mockResolvedValue(answer);
  await expect(validateReferral('ABCD1234')).rejects.toThrow(text);
});

test('a code that exists gives the id of who owns it', async () => {
  invoke.mockResolvedValue({ data: { valid: true, referrer_id: 'r-1' }, error: null });
  expect(await validateReferral('ABCD1234')).toBe('r-1');
});
