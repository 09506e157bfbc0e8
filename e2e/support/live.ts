import type { Page } from '@playwright/test';

/**
 * Waits until the page hears changes of a table. Call it before the page opens, await it after.
 * In: the table whose subscription the server confirms on the page's socket.
 */
export function liveOn(page: Page, table: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        if (text.includes(`realtime:${table}:`) && text.includes('Subscribed to PostgreSQL')) resolve();
      });
    });
  });
}

/** Completes the profile without the form, with a number that no other member of the journeys has. */
export async function completeProfileAs(page: Page, whatsapp: string): Promise<void> {
  const profile = { kota: 'Bandung', deskripsi: 'Mahasiswa manajemen.', instagram: 'rina', no_wa: whatsapp };
  await sendAs(page, 'PATCH', 'pengguna?id=eq.$me', profile);
}

/** Sends a row to the data API as the person signed in on the page; gives the row back. */
export function insertAs(
  page: Page,
  table: string,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return sendAs(page, 'POST', table, row);
}

function sendAs(
  page: Page,
  method: 'POST' | 'PATCH',
  table: string,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ({ method: verb, table: target, row: body }) => {
      const session = JSON.parse(localStorage.getItem('kawanusaha_auth') ?? '{}') as {
        access_token: string;
        user: { id: string };
      };
      const key = document.querySelector<HTMLMetaElement>('meta[name="kawanusaha:publishable-key"]')?.content;
      const owned = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value === '$me' ? session.user.id : value]),
      );
      const init: RequestInit = {
        method: verb,
        headers: {
          apikey: key ?? '',
          authorization: `Bearer ${session.access_token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        body: JSON.stringify(owned),
      };
      const response = await fetch(`/rest/v1/${target.replace('$me', session.user.id)}`, init);
      if (!response.ok) throw new Error(`${target} answered ${response.status}: ${await response.text()}`);
      return ((await response.json()) as Record<string, unknown>[])[0] ?? {};
    },
    { method, table, row },
  );
}
