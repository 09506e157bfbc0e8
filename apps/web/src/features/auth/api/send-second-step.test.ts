import { beforeEach, expect, test, vi } from 'vitest';
import { sendSecondStep } from './send-second-step.ts';

type Factor = { id: string; phone?: string };
const account = {
  factors: { totp: [] as Factor[], phone: [] as Factor[] },
  challenge: vi.fn<(wanted: { factorId: string; channel: string }) => Promise<unknown>>(),
};
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: async () => ({
    auth: {
      mfa: {
        listFactors: async () => ({ data: account.factors, error: null }),
        challenge: account.challenge,
      },
    },
  }),
}));

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const phone = { id: 'f-phone', phone: '6281234567890' };
const sent = { factorId: 'f-phone', challengeId: 'c-1', ending: '890' };
const tooSoon = { data: null, error: { status: 429, code: 'over_sms_send_rate_limit' } };

beforeEach(() => {
  kept.clear();
  account.factors = { totp: [], phone: [phone] };
  account.challenge.mockReset().mockResolvedValue({ data: { id: 'c-1' }, error: null });
});

test('an account with a phone only is sent a code', async () => {
  expect(await sendSecondStep()).toEqual(sent);
  expect(account.challenge).toHaveBeenCalledWith({ factorId: 'f-phone', channel: 'sms' });
});

test.each([
  ['an app', { totp: [{ id: 'f-app' }], phone: [] }],
  ['an app and a phone', { totp: [{ id: 'f-app' }], phone: [phone] }],
  ['nothing any more', { totp: [], phone: [] }],
])('an account with %s is sent nothing', async (_what, factors) => {
  account.factors = factors;
  expect(await sendSecondStep()).toBe('app');
  expect(account.challenge).not.toHaveBeenCalled();
});

test('after a reload the code of a moment ago still counts, for its own factor', async () => {
  await sendSecondStep();
  account.challenge.mockResolvedValue(tooSoon);
  expect(await sendSecondStep()).toEqual(sent);
  account.factors = { totp: [], phone: [{ id: 'f-other', phone: '6281111111111' }] };
  await expect(sendSecondStep()).rejects.toMatchObject({ status: 429 });
});

test('what cannot be sent is an error', async () => {
  account.challenge.mockResolvedValue({ data: null, error: { status: 500, code: 'sms_send_failed' } });
  await expect(sendSecondStep()).rejects.toMatchObject({ code: 'sms_send_failed' });
});
