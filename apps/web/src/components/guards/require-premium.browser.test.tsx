import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDoubtedPremium } from '#lib/session/use-doubted-premium.ts';
import { refreshSession } from '#lib/session/session-store.ts';
import { sessionStorageKey } from '#lib/session/stored-session.ts';
import { RequirePremium } from './require-premium.tsx';

const database = vi.hoisted(() => ({ asks: async () => false, count: 0 }));
vi.mock('#lib/session/fetch-premium.ts', () => ({
  fetchPremium: () => {
    database.count += 1;
    return database.asks();
  },
}));
vi.mock('#lib/session/renew-session.ts', () => ({ renewSession: async () => store(await database.asks()) }));
vi.mock('#lib/session/fetch-admin-role.ts', () => ({ fetchAdminRole: async () => false }));
vi.mock('./premium-locked.tsx', () => ({ PremiumLocked: () => <p>Terkunci</p> }));
vi.mock('./restricted-access.tsx', () => ({ RestrictedAccess: () => <p>Masuk dulu</p> }));

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

/** What a page has above its gate, which asks as well. */
function Ways() {
  return useDoubtedPremium() ? null : <p>Kembali</p>;
}

beforeEach(() => {
  store(false);
  database.count = 0;
});
afterEach(() => {
  localStorage.clear();
  refreshSession();
});

test.each([
  [true, 'Isi', 'Terkunci'],
  [false, 'Terkunci', 'Isi'],
])('no gate is shown to a member before the membership is known: %s', async (isPremium, shown, other) => {
  const answer = Promise.withResolvers<boolean>();
  database.asks = () => answer.promise;
  const screen = await render(
    <>
      <Ways />
      <RequirePremium feature="Chat">
        <p>Isi</p>
      </RequirePremium>
    </>,
  );
  await expect.element(screen.getByText('Memeriksa akses Anda...')).toBeInTheDocument();
  await expect.poll(() => database.count).toBe(1);
  await expect.element(screen.getByText('Terkunci')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Kembali')).not.toBeInTheDocument();
  answer.resolve(isPremium);
  await expect.element(screen.getByText(shown)).toBeVisible();
  await expect.element(screen.getByText(other)).not.toBeInTheDocument();
  await expect.element(screen.getByText('Kembali')).toBeVisible();
  // Two parts of a page ask once.
  expect(database.count).toBe(1);
});

test('a stranger meets the gate at once', async () => {
  localStorage.clear();
  refreshSession();
  const screen = await render(
    <RequirePremium feature="Chat">
      <p>Isi</p>
    </RequirePremium>,
  );
  await expect.element(screen.getByText('Masuk dulu')).toBeVisible();
  expect(database.count).toBe(0);
});
