import { beforeEach, expect, test, vi } from 'vitest';
import { ageNeededEvent, askForAge } from './ask-for-age.ts';

const opened = vi.fn<() => void>();
beforeEach(() => {
  opened.mockClear();
  const page = new EventTarget();
  page.addEventListener(ageNeededEvent, opened);
  vi.stubGlobal('window', page);
  return () => vi.unstubAllGlobals();
});

const refusal = (body: unknown, status = 403) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

test.each([
  ['the data API', { code: 'PT403', hint: 'age_needed', message: 'Isi tahun lahir Anda dulu.' }],
  ['a function', { error: 'age_needed', message: 'Isi tahun lahir Anda dulu.' }],
])('a refusal of %s for want of a year opens the question, and stays unread', async (_, body) => {
  const response = refusal(body);
  await askForAge(response);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(await response.json()).toEqual(body);
});

test.each([
  ['of the guardian', refusal({ code: 'PT403', hint: 'guardian_needed' })],
  ['that is no JSON', refusal('<h1>403</h1>')],
  ['that is null', refusal(null)],
  ['with another status', refusal({ hint: 'age_needed' }, 409)],
])('an answer %s opens nothing', async (_, response) => {
  await askForAge(response);
  expect(opened).not.toHaveBeenCalled();
});
