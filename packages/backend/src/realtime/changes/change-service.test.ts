import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Database } from '#db/pool.ts';
import type { ChangeSubscription } from '../channels/channel.ts';
import type { Notices } from '../notices.ts';
import { createChangeService } from './change-service.ts';

/** A subscription to one relation. */
const subscribe = (relation: string) => ({ tables: [{ relation }] }) as unknown as ChangeSubscription;

test('who joins after a lapse is waited for until the database knows what is watched, also where that had not changed', async () => {
  const watched: string[] = [];
  let lapse = (): void => {};
  const notices = {
    on: () => {},
    onLapse: (listener: () => void) => (lapse = listener),
    watch: async (relations: readonly string[]) => void watched.push(relations.join(',')),
  } as unknown as Notices;
  const service = createChangeService({} as Database, notices, pino({ level: 'silent' }), {
    roles: [],
    hidesDeletedKeys: false,
  });
  await service.listen([subscribe('17')]);
  await service.listen([subscribe('17')]);
  expect(watched).toEqual(['17']);
  lapse();
  await service.listen([subscribe('17')]);
  expect(watched).toEqual(['17', '17']);
});
