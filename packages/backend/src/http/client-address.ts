import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } };

/** {@link addressOf} of a request in the app. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const remoteAddress = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return addressOf(remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
}

/**
 * The address that limits count. Only as many `X-Forwarded-For` hops are believed as proxies are configured, since
 * the header is the client's to write. IPv6 counts by its /64, which one customer holds whole.
 */
export function addressOf(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = remoteAddress ?? '127.0.0.1';
  const address = trustedProxies > 0 ? (hopsOf(forwardedFor).at(-trustedProxies) ?? socket) : socket;
  const plain = address.replace(/^::ffff:/, '');
  // What has no colon is none, and the test for one is long.
  return plain.includes(':') && plain !== '::1' && isIPv6(plain) ? networkOf(plain) : plain;
}

/** What each proxy has added to a header that they write in order, the last one last. */
export const hopsOf = (forwarded = ''): string[] =>
  forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);

/** The first four groups, written out: `::` may stand for some of them, and then the rest is the customer's to choose. */
function networkOf(address: string): string {
  const [front = '', back = ''] = (address.split('%')[0] ?? '').split('::');
  const [head, tail] = [front, back].map((part) => (part === '' ? [] : part.split(':')));
  const missing = Array.from({ length: 8 - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0');
  return [...(head ?? []), ...missing, ...(tail ?? [])].slice(0, 4).join(':');
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean => /^(?:127\.|::1$)/.test(address);
