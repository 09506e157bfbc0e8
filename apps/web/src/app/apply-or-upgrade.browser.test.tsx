import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ProjectRow } from '#features/projects/project-row.ts';
import { refreshSession } from '#lib/session/session-store.ts';
import { sessionStorageKey } from '#lib/session/stored-session.ts';
import { ApplyOrUpgrade } from './apply-or-upgrade.tsx';

const database = vi.hoisted(() => ({ asks: async () => false }));
vi.mock('#lib/session/fetch-premium.ts', () => ({ fetchPremium: () => database.asks() }));
vi.mock('#lib/session/renew-session.ts', () => ({ renewSession: async () => store(await database.asks()) }));
vi.mock('#lib/session/fetch-admin-role.ts', () => ({ fetchAdminRole: async () => false }));
vi.mock('#features/applications/components/apply-dialog.tsx', () => ({ ApplyDialog: () => <p>Lamaran</p> }));
vi.mock('#features/premium/components/upgrade-sheet.tsx', () => ({ UpgradeSheet: () => <p>Bayar</p> }));

function store(isPremium: boolean): void {
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify({
      access_token: 'a.e30.c',
      refresh_token: 'r',
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: { id: 'u', email: 'rina@contoh.test', user_metadata: { is_premium: isPremium } },
    }),
  );
  refreshSession();
}

beforeEach(() => store(false));
afterEach(() => {
  localStorage.clear();
  refreshSession();
});

const project = { id: 'p' } as ProjectRow;

test.each([
  [true, 'Lamaran', 'Bayar'],
  [false, 'Bayar', 'Lamaran'],
])('what opens waits for the membership: %s', async (isPremium, opened, other) => {
  const answer = Promise.withResolvers<boolean>();
  const asks = vi.fn(() => answer.promise);
  database.asks = asks;
  // What would open is there, so that nothing but the membership is waited for.
  await Promise.all([
    import('#features/applications/components/apply-dialog.tsx'),
    import('#features/premium/components/upgrade-sheet.tsx'),
  ]);
  const screen = await render(<ApplyOrUpgrade project={project} onClose={() => undefined} />);
  await expect.poll(() => asks.mock.calls.length).toBeGreaterThan(0);
  // What opens at once would be painted by then.
  for (let frames = 0; frames < 3; frames += 1)
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  await expect.element(screen.getByText('Bayar')).not.toBeInTheDocument();
  answer.resolve(isPremium);
  await expect.element(screen.getByText(opened)).toBeVisible();
  await expect.element(screen.getByText(other)).not.toBeInTheDocument();
});
