import type { PublishedTable } from '../changes/catalogue.ts';
import type { TypedCondition } from '../changes/matches-filter.ts';
import type { BroadcastMeta } from '../protocol/binary-frame.ts';
import type { JoinRequest, WantedChange } from '../protocol/join-payload.ts';
import type { Subscriber } from '../subscriber.ts';

/** What a subscriber may do on a topic; on a public one everything. */
export type TopicRights = {
  readonly readsBroadcast: boolean;
  readonly readsPresence: boolean;
  readonly writesBroadcast: boolean;
  readonly writesPresence: boolean;
};

export const allRights: TopicRights = {
  readsBroadcast: true,
  readsPresence: true,
  writesBroadcast: true,
  writesPresence: true,
};

/** A topic that a socket has joined. */
export type Channel = {
  /** As on the wire, with 'realtime:'. */
  readonly topic: string;
  /** Without it. */
  readonly name: string;
  readonly joinRef: string | null;
  readonly request: JoinRequest;
  readonly presenceKey: string;
  /** Ids of the row-change subscriptions asked for, in their order. */
  readonly changeIds: readonly number[];
  subscriber: Subscriber;
  rights: TopicRights;
  subscriptions: readonly ChangeSubscription[];
  expiry: NodeJS.Timeout | null;
  readonly isOpen: () => boolean;
  /** Sends an event to its socket; the payload is JSON already. */
  readonly push: (event: string, payloadJson: string) => void;
  /** Sends a broadcast of bytes; `meta` as in a broadcast of JSON. */
  readonly pushBytes: (event: string, payload: Buffer, meta?: BroadcastMeta) => void;
  /** Ends the channel from this side: a `system` message says why, then `phx_close`. */
  readonly end: (reason: string) => void;
  /** Makes the client join anew, since it may have missed something. */
  readonly fail: () => void;
};

/** One row-change subscription of a channel. */
export type ChangeSubscription = {
  readonly id: number;
  readonly channel: Channel;
  readonly wanted: WantedChange;
  /** Relations it listens to: one, or those of a whole schema. */
  readonly tables: readonly PublishedTable[];
  readonly conditions: readonly TypedCondition[];
};

/** Public and private channels of the same name do not hear each other. */
export function audienceOf(isPrivate: boolean, name: string): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`;
}
