import { randomUUID } from 'node:crypto';
import type { Database } from '#db/pool.ts';
import { rehearseInScope } from '#db/scope.ts';
import { scopeOf, type Subscriber } from '../subscriber.ts';
import type { TopicRights } from './channel.ts';

type Row = {
  reads_broadcast: boolean;
  reads_presence: boolean;
  writes_broadcast: boolean;
  writes_presence: boolean;
};

/**
 * Asks the policies of `realtime.messages` what a subscriber may do on a private topic: one message of each kind is planted,
 * read and written as the subscriber, and everything is rolled back.
 */
export async function authorizeTopic(
  database: Database,
  subscriber: Subscriber,
  topic: string,
): Promise<TopicRights> {
  const planted = [randomUUID(), randomUUID()];
  const [row] = (await rehearseInScope(database, scopeOf(subscriber), {
    planting: {
      text: `insert into realtime.messages (id, topic, extension, private)
        values ($1, $3, 'broadcast', true), ($2, $3, 'presence', true)`,
      params: [...planted, topic],
    },
    settings: { 'realtime.topic': topic },
    statement: { text: 'select * from realtime.rehearse($1::uuid[])', params: [planted] },
  })) as Row[];
  return {
    readsBroadcast: row?.reads_broadcast === true,
    readsPresence: row?.reads_presence === true,
    writesBroadcast: row?.writes_broadcast === true,
    writesPresence: row?.writes_presence === true,
  };
}
