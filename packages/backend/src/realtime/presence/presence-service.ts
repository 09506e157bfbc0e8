import { randomUUID } from 'node:crypto';
import { audienceOf, type Channel } from '../channels/channel.ts';
import type { ChannelHub } from '../channels/channel-hub.ts';
import type { Peers } from '../peers.ts';

type Meta = { readonly phx_ref: string; readonly phx_ref_prev?: string; readonly [field: string]: unknown };

/** A client that is present on a topic, in this process or another. */
type Entry = {
  readonly process: string | null;
  readonly isPrivate: boolean;
  readonly topic: string;
  readonly key: string;
  readonly meta: Meta;
};
type PeerMessage = {
  readonly joins: readonly Omit<Entry, 'process'>[];
  readonly leaves: readonly Omit<Entry, 'process'>[];
};

export type PresenceService = {
  readonly track: (channel: Channel, state: Readonly<Record<string, unknown>>) => void;
  readonly untrack: (channel: Channel) => void;
  /** Sends everybody who is present to a channel that has just joined. */
  readonly greet: (channel: Channel) => void;
  readonly askPeers: () => void;
};

const goneAfterMs = 20_000;

/**
 * Who is present on which topic. Each process holds all entries; it tells the others of its own, and drops those of a
 * process whose pulse has stopped.
 */
export function createPresenceService(hub: ChannelHub, peers: Peers): PresenceService {
  const topics = new Map<string, Map<string, Entry>>();
  const own = new Map<Channel, Entry>();
  const lastPulse = new Map<string, number>();

  const put = (entry: Entry): void => {
    const audience = audienceOf(entry.isPrivate, entry.topic);
    const entries = topics.get(audience) ?? new Map<string, Entry>();
    topics.set(audience, entries.set(entry.meta.phx_ref, entry));
  };
  const drop = ({ isPrivate, topic, meta }: Omit<Entry, 'process'>): boolean => {
    const audience = audienceOf(isPrivate, topic);
    const entries = topics.get(audience);
    const isKnown = entries?.delete(meta.phx_ref) === true;
    if (entries?.size === 0) topics.delete(audience);
    return isKnown;
  };
  const tell = (
    joins: readonly Omit<Entry, 'process'>[],
    leaves: readonly Omit<Entry, 'process'>[],
  ): void => {
    const [first] = [...joins, ...leaves];
    if (first === undefined) return;
    const diff = JSON.stringify({ joins: toState(joins), leaves: toState(leaves) });
    for (const channel of hub.audience(first.isPrivate, first.topic)) {
      if (channel.request.presenceEnabled && channel.rights.readsPresence)
        channel.push('presence_diff', diff);
    }
  };
  const change = (joins: readonly Entry[], leaves: readonly Entry[]): void => {
    for (const entry of leaves) drop(entry);
    for (const entry of joins) put(entry);
    tell(joins, leaves);
    peers.send('presence', { joins, leaves } satisfies PeerMessage);
  };
  const sweep = (now: number): void => {
    for (const [process, seen] of lastPulse) {
      if (now - seen < goneAfterMs) continue;
      lastPulse.delete(process);
      for (const entries of [...topics.values()]) {
        const gone = [...entries.values()].filter((entry) => entry.process === process);
        for (const entry of gone) drop(entry);
        tell([], gone);
      }
    }
  };

  peers.on('presence', (message, process) => {
    const { joins, leaves } = message as PeerMessage;
    const left = leaves.filter(drop);
    for (const entry of joins) put({ ...entry, process });
    tell(joins, left);
  });
  peers.on('presence-all', (message, process) => {
    for (const entry of message as Omit<Entry, 'process'>[]) {
      const isNew = topics.get(audienceOf(entry.isPrivate, entry.topic))?.has(entry.meta.phx_ref) !== true;
      put({ ...entry, process });
      if (isNew) tell([entry], []);
    }
  });
  peers.on('presence-ask', () => {
    if (own.size > 0) peers.send('presence-all', [...own.values()]);
  });
  peers.onPulse((process) => {
    const now = Date.now();
    lastPulse.set(process, now);
    sweep(now);
  });

  return {
    track(channel, state) {
      const previous = own.get(channel);
      const meta: Meta = {
        ...state,
        phx_ref: randomUUID(),
        ...(previous === undefined ? {} : { phx_ref_prev: previous.meta.phx_ref }),
      };
      const { name: topic, presenceKey: key } = channel;
      const entry: Entry = { process: null, isPrivate: channel.request.isPrivate, topic, key, meta };
      own.set(channel, entry);
      change([entry], previous === undefined ? [] : [previous]);
    },
    untrack(channel) {
      const entry = own.get(channel);
      if (entry === undefined) return;
      own.delete(channel);
      change([], [entry]);
    },
    greet(channel) {
      const entries = topics.get(audienceOf(channel.request.isPrivate, channel.name))?.values() ?? [];
      const state = channel.rights.readsPresence ? toState([...entries]) : {};
      channel.push('presence_state', JSON.stringify(state));
    },
    askPeers: () => peers.send('presence-ask', null),
  };
}

function toState(entries: readonly Omit<Entry, 'process'>[]): Record<string, { metas: Meta[] }> {
  // A prototype-free map: the keys are chosen by clients.
  const state = Object.create(null) as Record<string, { metas: Meta[] }>;
  for (const { key, meta } of entries) (state[key] ??= { metas: [] }).metas.push(meta);
  return state;
}
