import { expect, test, vi } from 'vitest';
import { noteWaiting } from '#lib/offline/waiting-count.ts';
import type { WaitingForm } from '#lib/offline/waiting-form.ts';
import { applicationKey, getApplied, isApplicationWaiting, loadApplied } from './applied-projects.ts';

const server = vi.hoisted(() => ({ applications: [] as { project_id: string }[], waiting: [] as unknown[] }));

vi.mock('#lib/offline/waiting-store.ts', () => ({ listWaiting: () => Promise.resolve(server.waiting) }));
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: () =>
    Promise.resolve({
      from: () => ({
        select: () => ({ eq: () => Promise.resolve({ data: server.applications, error: null }) }),
      }),
    }),
}));

const waits = (projectId: string, refusal: string | null = null): Partial<WaitingForm> => ({
  key: applicationKey('member', projectId),
  refusal,
});

test('an application that waits is known, and once it was sent it is read from the server', async () => {
  server.waiting = [waits('kopi')];
  await noteWaiting();
  await loadApplied('member', true);
  expect(isApplicationWaiting('member', 'kopi')).toBe(true);
  expect(isApplicationWaiting('member', 'teh')).toBe(false);
  expect(isApplicationWaiting('other', 'kopi')).toBe(false);
  expect(getApplied('member').has('kopi')).toBe(false);

  server.waiting = [];
  server.applications = [{ project_id: 'kopi' }];
  await noteWaiting();
  expect(isApplicationWaiting('member', 'kopi')).toBe(false);
  await vi.waitFor(() => expect(getApplied('member').has('kopi')).toBe(true));
});

test('one that the server has refused does not wait', async () => {
  server.waiting = [waits('roti', 'Proyek ini sudah ditutup.')];
  await noteWaiting();
  expect(isApplicationWaiting('member', 'roti')).toBe(false);
});
