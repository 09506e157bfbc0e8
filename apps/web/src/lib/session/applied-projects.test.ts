import { expect, test, vi } from 'vitest';
import {
  applicationKey,
  getApplied,
  isApplicationWaiting,
  loadApplied,
  noteWaitingApplications,
} from './applied-projects.ts';

const server = vi.hoisted(() => ({ applications: [] as { project_id: string }[] }));

vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: () =>
    Promise.resolve({
      from: () => ({
        select: () => ({
          eq: () => ({ or: () => Promise.resolve({ data: server.applications, error: null }) }),
        }),
      }),
    }),
}));

test('an application that waits is known, and once it was sent it is read from the server', async () => {
  noteWaitingApplications([applicationKey('member', 'kopi'), applicationKey('member', 'roti')]);
  await loadApplied('member', true);
  expect(isApplicationWaiting('member', 'kopi')).toBe(true);
  expect(isApplicationWaiting('member', 'teh')).toBe(false);
  expect(isApplicationWaiting('other', 'kopi')).toBe(false);
  expect(getApplied('member').has('kopi')).toBe(false);

  server.applications = [{ project_id: 'kopi' }];
  noteWaitingApplications([applicationKey('member', 'roti')]);
  expect(isApplicationWaiting('member', 'kopi')).toBe(false);
  expect(isApplicationWaiting('member', 'roti')).toBe(true);
  await vi.waitFor(() => expect(getApplied('member').has('kopi')).toBe(true));
});
