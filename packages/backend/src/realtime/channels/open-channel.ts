import { randomUUID } from 'node:crypto';
import type { JoinRequest } from '../protocol/join-payload.ts';
import type { SocketSession } from '../sockets/socket-session.ts';
import type { Subscriber } from '../subscriber.ts';
import type { Channel, TopicRights } from './channel.ts';

export const topicPrefix = 'realtime:';

type Options = {
  readonly session: SocketSession;
  readonly topic: string;
  readonly joinRef: string | null;
  readonly request: JoinRequest;
  readonly subscriber: Subscriber;
  readonly rights: TopicRights;
  readonly changeIds: readonly number[];
  /** Takes the channel out of everything that knows it. */
  readonly onEnd: (channel: Channel) => void;
};

/** Makes a channel of a joined topic; it is not heard of before the service has put it into the hub. */
export function openChannel(options: Options): Channel {
  const { session, topic, joinRef, request } = options;
  const push = (event: string, payloadJson: string, ref: string | null = null): void =>
    session.send({ joinRef, ref, topic, event }, payloadJson);
  const name = topic.slice(topicPrefix.length);
  const channel: Channel = {
    topic,
    name,
    joinRef,
    request,
    presenceKey: request.presenceKey ?? randomUUID(),
    subscriber: options.subscriber,
    changeIds: options.changeIds,
    rights: options.rights,
    subscriptions: [],
    expiry: null,
    isOpen: () => session.isOpen() && session.channels.get(topic) === channel,
    push: (event, payloadJson) => push(event, payloadJson),
    pushBytes: (event, payload, meta) => session.sendBytes({ topic, event, payload, meta }),
    end(reason) {
      if (!channel.isOpen()) return;
      push('system', renderSystem('system', 'error', reason, name));
      options.onEnd(channel);
      push('phx_close', '{}', joinRef);
    },
    fail() {
      if (!channel.isOpen()) return;
      options.onEnd(channel);
      push('phx_error', '{}', joinRef);
    },
  };
  return channel;
}

/** Payload of a `system` message. */
export function renderSystem(
  extension: 'system' | 'postgres_changes',
  status: 'ok' | 'error',
  message: string,
  channel: string,
): string {
  return JSON.stringify({ extension, status, message, channel });
}
