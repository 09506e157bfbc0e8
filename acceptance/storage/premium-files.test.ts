/** The Premium pack through the official client: members get links, everybody else gets nothing. */
import { expect, inject, test } from 'vitest';
import { member, operator, visitor } from '../auth/support.ts';

const { publishableKey } = inject('target');

test('the 14 workbooks, the book and their archive are in their bucket; a Premium member follows a link, a free one gets none', async () => {
  const listed = await operator().storage.from('berkas-premium').list();
  expect(listed.data).toHaveLength(16);
  const premium = await member();
  const order = await operator()
    .rpc('open_payment_order', { user_id: premium.session.user.id, environment: 'sandbox' })
    .single<{ order_id: string }>();
  const payment = { p_order_id: order.data?.order_id, p_new_status: 'paid', p_details: { amount: 80_000 } };
  expect((await operator().rpc('apply_payment', payment)).data).toBe('activated');
  const { data, error } = await premium.client.storage
    .from('berkas-premium')
    .createSignedUrl('stok.xlsx', 60);
  expect(error).toBeNull();
  const response = await fetch(data?.signedUrl ?? '');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
  expect((await premium.client.storage.from('berkas-premium').list()).data).toHaveLength(16);

  for (const client of [(await member()).client, visitor()]) {
    const refused = await client.storage.from('berkas-premium').createSignedUrl('stok.xlsx', 60);
    expect(refused.error).toMatchObject({ statusCode: '404' });
    expect((await client.storage.from('berkas-premium').download('stok.xlsx')).error).not.toBeNull();
    expect((await client.storage.from('berkas-premium').list()).data).toEqual([]);
  }
  const stripped = (data?.signedUrl ?? '').replace(/token=.*/, `token=${publishableKey}`);
  expect((await fetch(stripped)).status).toBe(400);
});
