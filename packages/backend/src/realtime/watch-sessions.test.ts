import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Claims } from '#http/app-env.ts';
import { TokenRefusal } from '#http/token-refusal.ts';
import type { Channel } from './channels/channel.ts';
import type { ChannelHub } from './channels/channel-hub.ts';
import type { Notices } from './notices.ts';
import { watchSessions } from './watch-sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Channels of the people given, and what became of them after the listening connection was lost for a while. */
async function afterLapse(people: readonly (string | null)[]): Promise<string[]> {
  const fates = people.map(() => 'open');
  const channels = people.map((sub, place) => ({
    subscriber: { claims: sub === null ? null : { sub } },
    end: (reason: string) => (fates[place] = reason),
    fail: () => (fates[place] = 'joins anew'),
  })) as unknown as Channel[];
  const lapses: (() => void)[] = [];
  const notices = { on: () => {}, onLapse: (listener: () => void) => lapses.push(listener) };
  watchSessions(notices as unknown as Notices, { all: () => channels } as unknown as ChannelHub, isAlive);
  for (const lapse of lapses) lapse();
  await vi.runAllTimersAsync();
  return fates;
}

async function isAlive({ sub }: Claims) {
  if (sub === 'gone') throw new TokenRefusal('the session is over');
  if (sub === 'unknown') throw new Error('the database does not answer');
  return { aal: 'aal1', owesSecondStep: false } as const;
}

test('after a time of deafness every session is asked about', async () => {
  expect(await afterLapse(['alive', 'gone', null, 'unknown'])).toEqual([
    'open',
    'The session has ended',
    'open',
    'joins anew',
  ]);
});
