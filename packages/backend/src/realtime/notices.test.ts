import type { Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Database } from '#db/pool.ts';
import { createNotices } from './notices.ts';

/** A listening connection without a database: parcel 7 holds 'whole', and its first fetches fail. */
async function start(failures: number) {
  const hear = new Map<string, (message: string) => void>();
  let left = failures;
  const owner = async (query: readonly string[]) => {
    if (!query.join('').includes('realtime.parcels where id')) return [];
    left -= 1;
    if (left >= 0) throw new Error('no connection within the time limit');
    return [{ body: 'whole' }];
  };
  const listener = {
    on: async (channel: string, receive: (message: string) => void) => {
      hear.set(channel, receive);
      return async () => {};
    },
  };
  const log = { warn: () => {} };
  const notices = createNotices({ owner, listener } as unknown as Database, log as unknown as Logger);
  const heard: string[] = [];
  const onLapse = vi.fn<() => void>();
  notices.on('realtime_messages', (message) => heard.push(message));
  notices.onLapse(onLapse);
  await notices.start();
  return { tell: (message: string) => hear.get('realtime_messages')?.(message), heard, onLapse, notices };
}

test('a long notice that cannot be fetched at first is fetched again, and what came after it waits', async () => {
  const { tell, heard, onLapse, notices } = await start(1);
  tell('before');
  tell('parcel 7');
  tell('after');
  await vi.waitFor(() => expect(heard).toEqual(['before', 'whole', 'after']), { timeout: 15_000 });
  expect(onLapse).not.toHaveBeenCalled();
  await notices.stop();
});

test('one that cannot be had at all is told as a gap, and what came after it is heard', async () => {
  const { tell, heard, onLapse, notices } = await start(100);
  tell('parcel 7');
  tell('after');
  await vi.waitFor(() => expect(heard).toEqual(['after']), { timeout: 15_000 });
  expect(onLapse).toHaveBeenCalledTimes(1);
  await notices.stop();
});
