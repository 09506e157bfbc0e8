import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Checks `Authorization: Basic base64(ServerKey + ":")` in constant time. */
export const hasServerKey = (header: string | undefined, serverKey: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`));
