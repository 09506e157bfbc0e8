import { expect, test } from 'vitest';
import { jsonResponse } from '#functions/json-response.ts';

test.each([
  [{ error: 'quota_reached', message: 'Besok lagi.' }, 429, 'quota_reached'],
  [{ error: 'Anda tidak boleh', message: 'Kata-kata' }, 403, null],
  [{ error: 'unexpected', message: 'Gagal' }, 500, null],
  [{ error: 'told_in_data' }, 200, null],
  [null, 404, null],
])('the code of a refusal stands in a header too, words never: %j with %i', async (body, status, code) => {
  const response = jsonResponse(body, status);
  expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([status, code]);
  expect(await response.json()).toEqual(body);
});
