import type { Channel } from '../channels/channel.ts';
import type { ChannelHub } from '../channels/channel-hub.ts';
import type { Notices } from '../notices.ts';
import type { Peers } from '../peers.ts';
import { type Broadcast, deliverBroadcast } from './broadcast.ts';

export type BroadcastService = {
  /** Tells everybody on the topic, in this process and the others, but for the channel it came from. */
  readonly send: (broadcast: Broadcast, from?: Channel) => void;
};

type Wire = Omit<Broadcast, 'payload'> & { readonly payload?: unknown; readonly bytes?: string };
type StoredMessage = {
  id: string;
  topic: string;
  event: string | null;
  payload: unknown;
  bytes: string | null;
  private: boolean;
};

/** Broadcasts between channels, from HTTP, and from `realtime.messages`. */
export function createBroadcastService(hub: ChannelHub, peers: Peers, notices: Notices): BroadcastService {
  peers.on('broadcast', (message) => {
    const { bytes, ...rest } = message as Wire;
    const payload = bytes === undefined ? rest.payload : Buffer.from(bytes, 'base64');
    deliverBroadcast(hub, { ...rest, payload });
  });
  notices.on('realtime_messages', (text) => {
    const { id, topic, event, bytes, private: isPrivate, ...stored } = JSON.parse(text) as StoredMessage;
    const payload = bytes === null ? stored.payload : Buffer.from(bytes, 'base64');
    deliverBroadcast(hub, { topic, isPrivate, event: event ?? '', payload, meta: { id } });
  });
  return {
    send(broadcast, from) {
      deliverBroadcast(hub, broadcast, from);
      const { payload, ...rest } = broadcast;
      peers.send(
        'broadcast',
        Buffer.isBuffer(payload) ? { ...rest, bytes: payload.toString('base64') } : broadcast,
      );
    },
  };
}
