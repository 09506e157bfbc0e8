import type { Database } from '#db/pool.ts';
import type { Channel } from '../channels/channel.ts';
import { renderBroadcast } from './broadcast.ts';

const maxReplayed = 25;

type Stored = { id: string; event: string | null; payload: unknown; bytes: Uint8Array | null };

/** Sends what was broadcast from the database to a private topic since a moment, oldest first (at most 25). */
export async function replayMessages(database: Database, channel: Channel): Promise<void> {
  const { replay } = channel.request;
  if (replay === null || !channel.rights.readsBroadcast) return;
  const limit = Math.min(Math.max(Math.trunc(replay.limit ?? maxReplayed), 1), maxReplayed);
  const rows = await database.owner<Stored[]>`
    select id, event, payload, binary_payload as bytes from realtime.messages
    where topic = ${channel.name} and private and extension = 'broadcast'
      and inserted_at >= to_timestamp(${replay.since / 1000}) at time zone 'UTC'
    order by inserted_at desc limit ${limit}`;
  for (const { id, event, payload, bytes } of rows.toReversed()) {
    if (bytes !== null) {
      channel.pushBytes(event ?? '', Buffer.from(bytes), { id, replayed: true });
      continue;
    }
    channel.push(
      'broadcast',
      renderBroadcast({
        topic: channel.name,
        isPrivate: true,
        event: event ?? '',
        payload,
        meta: { id, replayed: true },
      }),
    );
  }
}
