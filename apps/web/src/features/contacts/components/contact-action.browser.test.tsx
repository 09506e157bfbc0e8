import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refreshSession } from '#lib/session/session-store.ts';
import { sessionStorageKey } from '#lib/session/stored-session.ts';
import type { ContactRow } from '../contact-row.ts';
import { ContactAction } from './contact-action.tsx';

const database = vi.hoisted(() => ({ asks: async () => false }));
vi.mock('#lib/session/fetch-premium.ts', () => ({ fetchPremium: () => database.asks() }));
vi.mock('#lib/session/renew-session.ts', () => ({ renewSession: async () => store(await database.asks()) }));
vi.mock('#lib/session/fetch-admin-role.ts', () => ({ fetchAdminRole: async () => false }));

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

const contact = { id: 'c', user_id: 'o', name: 'Sari', via_messages: false } as ContactRow;

async function press() {
  const onContact = vi.fn<(contact: ContactRow) => void>();
  const router = createMemoryRouter([
    { path: '/', element: <ContactAction contact={contact} onContact={onContact} /> },
    { path: '/paket', element: <h1>Paket</h1> },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  await screen.getByRole('button', { name: 'Hubungi Sari' }).click();
  return { screen, onContact, pathOf: () => router.state.location.pathname };
}

test('who has bought Premium elsewhere is not led to its price, but waits until that is known', async () => {
  const answer = Promise.withResolvers<boolean>();
  database.asks = () => answer.promise;
  const { screen, onContact, pathOf } = await press();
  await expect.element(screen.getByRole('button', { name: 'Hubungi Sari' })).toBeDisabled();
  expect(pathOf()).toBe('/');
  answer.resolve(true);
  await vi.waitFor(() => expect(onContact).toHaveBeenCalledExactlyOnceWith(contact));
  expect(pathOf()).toBe('/');
});

test.each([
  ['is free', () => Promise.resolve(false)],
  ['cannot be asked about', () => Promise.reject(new Error('no connection'))],
])('who %s is led to the price', async (_, answer) => {
  database.asks = answer;
  const { screen, onContact } = await press();
  await expect.element(screen.getByRole('heading', { name: 'Paket' })).toBeVisible();
  expect(onContact).not.toHaveBeenCalled();
});
