import type { Channel } from '../channels/channel.ts';
import type { ChannelHub } from '../channels/channel-hub.ts';
import type { BroadcastMeta } from '../protocol/binary-frame.ts';

/** One message to everybody on a topic. */
export type Broadcast = {
  /** Without 'realtime:'. */
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly event: string;
  readonly payload: unknown;
  /** Set for messages that came out of the database. */
  readonly meta?: BroadcastMeta;
};

/** The payload of a broadcast as JSON, with its envelope. */
export function renderBroadcast({ event, payload, meta }: Broadcast): string {
  return JSON.stringify({ type: 'broadcast', event, payload, ...(meta === undefined ? {} : { meta }) });
}

/** Sends a broadcast to the channels of this process, but for the one it came from. */
export function deliverBroadcast(hub: ChannelHub, broadcast: Broadcast, from?: Channel): void {
  const { topic, isPrivate, event, payload, meta } = broadcast;
  let text: string | null = null;
  for (const channel of hub.audience(isPrivate, topic)) {
    if (channel === from || !channel.rights.readsBroadcast) continue;
    if (Buffer.isBuffer(payload)) channel.pushBytes(event, payload, meta);
    else {
      text ??= renderBroadcast(broadcast);
      channel.push('broadcast', text);
    }
  }
}
