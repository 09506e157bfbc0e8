import { audienceOf, type Channel } from './channel.ts';

/** The open channels of this process, by audience. */
export type ChannelHub = {
  readonly add: (channel: Channel) => void;
  readonly remove: (channel: Channel) => void;
  readonly audience: (isPrivate: boolean, name: string) => Iterable<Channel>;
  readonly all: () => Iterable<Channel>;
};

/** A hub without channels. */
export function createChannelHub(): ChannelHub {
  const channels = new Set<Channel>();
  const byAudience = new Map<string, Set<Channel>>();
  return {
    add(channel) {
      const key = audienceOf(channel.request.isPrivate, channel.name);
      const audience = byAudience.get(key) ?? new Set();
      byAudience.set(key, audience.add(channel));
      channels.add(channel);
    },
    remove(channel) {
      const key = audienceOf(channel.request.isPrivate, channel.name);
      const audience = byAudience.get(key);
      audience?.delete(channel);
      if (audience?.size === 0) byAudience.delete(key);
      channels.delete(channel);
    },
    audience: (isPrivate, name) => byAudience.get(audienceOf(isPrivate, name)) ?? [],
    all: () => channels,
  };
}
