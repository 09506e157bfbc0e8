import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaptchaCheck } from './captcha.ts';
import { startStub, type Stub } from './testing/start-stub.ts';

let stub: Stub;
beforeAll(async () => {
  stub = await startStub();
});
afterAll(() => stub.close());

test('the provider decides', async () => {
  const check = createCaptchaCheck({ secret: 'rahasia', verifyUrl: stub.url });
  stub.answer = { status: 200, body: '{"success":true}' };
  expect(await check('token-baik', '203.0.113.7')).toBe(true);
  const sent = new URLSearchParams(stub.requests.at(-1)?.body);
  expect(Object.fromEntries(sent)).toEqual({
    secret: 'rahasia',
    response: 'token-baik',
    remoteip: '203.0.113.7',
  });
  stub.answer = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
  expect(await check('token-lama', '203.0.113.7')).toBe(false);
});

test('an answer that is none is thrown, not passed over', async () => {
  const check = createCaptchaCheck({ secret: 'rahasia', verifyUrl: stub.url });
  for (const body of ['{}', 'oops', '{"success":"yes"}']) {
    stub.answer = { status: 200, body };
    await expect(check('token', '203.0.113.7')).rejects.toThrow();
  }
});
