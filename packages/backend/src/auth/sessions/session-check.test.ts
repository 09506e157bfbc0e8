import { expect, test } from 'vitest';
import type { Database } from '#db/pool.ts';
import { createSessionCheck } from './session-check.ts';

const claims = {
  sub: '11111111-1111-4111-8111-111111111111',
  session_id: '22222222-2222-4222-8222-222222222222',
};

/** A database with one session at the second level, and a listener that hears or does not. */
function makeDatabase() {
  const state = { asked: 0, isHeard: true, aal: 'aal2' };
  const checks = async () => {
    state.asked += 1;
    return [{ alive: true, banned: false, aal: state.aal, factor: true }];
  };
  const listener = { on: async () => async () => {}, isHeard: () => state.isHeard };
  return { state, database: { checks, listener } as unknown as Database };
}

test('a session is remembered while notices of its end are heard, and asked for each time while they are not', async () => {
  const { state, database } = makeDatabase();
  const check = createSessionCheck(database);
  // The first request does not wait for the channels.
  await check(claims);
  await check(claims);
  await check(claims);
  const asked = state.asked;
  expect(asked).toBeLessThan(3);

  state.isHeard = false;
  state.aal = 'aal1';
  expect(await check(claims)).toEqual({ aal: 'aal1', owesSecondStep: true });
  await check(claims);
  expect(state.asked).toBe(asked + 2);

  state.isHeard = true;
  expect(await check(claims)).toEqual({ aal: 'aal1', owesSecondStep: true });
});
