import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from '#http/client-address.ts';

async function addressOf(
  forwarded: string,
  trustedProxies: number,
  remoteAddress = '10.0.0.9',
): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const response = await app.request(
    '/',
    { headers: { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress } } },
  );
  return response.text();
}

test('the header is the client’s to write, so without a proxy it counts for nothing', async () => {
  expect(await addressOf('1.2.3.4', 0)).toBe('10.0.0.9');
});

test('with one proxy the last hop counts, whatever the client put before it', async () => {
  expect(await addressOf('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
});

test('IPv6 counts by its /64', async () => {
  expect(await addressOf('', 0, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  for (const host of ['2001:db8::1', '2001:db8::a:b:c:d', '2001:db8:0:0:1::', '2001:db8::']) {
    expect(await addressOf('', 0, host)).toBe('2001:db8:0:0');
  }
  expect(await addressOf('', 0, 'fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(await addressOf('', 0, '::1')).toBe('::1');
  expect(await addressOf('', 0, '::ffff:10.1.1.1')).toBe('10.1.1.1');
});
