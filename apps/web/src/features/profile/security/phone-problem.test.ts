import { expect, test } from 'vitest';
import { phoneMessages } from '../messages.ts';
import { describePhoneProblem } from './phone-problem.ts';

test('a refusal stands at the field that it concerns, and what is unknown is told without one', () => {
  expect(describePhoneProblem({ code: 'reauthentication_needed' })).toEqual({
    field: 'password',
    title: phoneMessages.passwordNeeded,
  });
  expect(describePhoneProblem({ code: 'phone_exists' })).toEqual({
    field: 'phone',
    title: phoneMessages.taken,
  });
  expect(describePhoneProblem({ code: 'otp_expired' })).toEqual({
    field: 'code',
    title: phoneMessages.codeWrong,
  });
  expect(describePhoneProblem(new TypeError('fetch failed'))).toEqual({ title: phoneMessages.failed });
});
