import type { Frame } from '../protocol/frame.ts';
import type { SocketSession } from '../sockets/socket-session.ts';
import type { Channel } from './channel.ts';
import { type ChannelContext, joinChannel, leaveQuietly, renewToken } from './channel-service.ts';

/** Does what a frame asks for. Throws only what is the server's fault. */
export async function handleFrame(
  context: ChannelContext,
  session: SocketSession,
  frame: Frame,
): Promise<void> {
  if (frame.topic === 'phoenix') {
    if (frame.event === 'heartbeat') reply(session, frame, 'ok', {});
    return;
  }
  if (frame.event === 'phx_join') return joinChannel(context, session, frame);
  const channel = session.channels.get(frame.topic);
  if (channel === undefined) {
    // The client asks about a channel that is gone, perhaps by its own leave.
    return frame.event === 'phx_leave'
      ? reply(session, frame, 'ok', {})
      : reply(session, frame, 'error', { reason: 'unmatched topic' });
  }
  // What an earlier join of the same topic still sends is no longer meant.
  if (frame.joinRef !== null && channel.joinRef !== null && frame.joinRef !== channel.joinRef) return;
  switch (frame.event) {
    case 'phx_leave':
      leaveQuietly(context, session, channel);
      reply(session, frame, 'ok', {});
      return session.send(
        { joinRef: channel.joinRef, ref: channel.joinRef, topic: frame.topic, event: 'phx_close' },
        '{}',
      );
    case 'access_token':
      return renewToken(context, channel, frame.payload);
    case 'broadcast':
      return broadcast(context, session, channel, frame);
    case 'presence':
      return trackPresence(context, session, channel, frame);
    default:
      return reply(session, frame, 'error', { reason: `unknown event ${frame.event}` });
  }
}

function broadcast(context: ChannelContext, session: SocketSession, channel: Channel, frame: Frame): void {
  const { event, payload, persist } = (frame.payload ?? {}) as Record<string, unknown>;
  const { request, name, rights } = channel;
  if (typeof event !== 'string' || event.length > 255) {
    return reply(session, frame, 'error', { reason: 'a broadcast has an event of at most 255 characters' });
  }
  if (persist !== undefined && persist !== false) {
    return reply(session, frame, 'error', {
      error: 'Storing broadcasts is not supported; call realtime.send in the database',
    });
  }
  if (!rights.writesBroadcast) {
    if (request.ack) reply(session, frame, 'error', { reason: 'You may not send to this topic' });
    return;
  }
  const message = { topic: name, isPrivate: request.isPrivate, event, payload: payload ?? {} };
  context.broadcasts.send(message, request.self ? undefined : channel);
  if (request.ack) reply(session, frame, 'ok', {});
}

function trackPresence(
  context: ChannelContext,
  session: SocketSession,
  channel: Channel,
  frame: Frame,
): void {
  const { event, payload } = (frame.payload ?? {}) as Record<string, unknown>;
  if (!channel.rights.writesPresence) {
    return reply(session, frame, 'error', { reason: 'You may not be present on this topic' });
  }
  if (event === 'untrack') context.presence.untrack(channel);
  else if (event === 'track') {
    const state = typeof payload === 'object' && payload !== null ? payload : {};
    if (JSON.stringify(state).length > context.limits.maxPresenceBytes) {
      return reply(session, frame, 'error', { reason: 'What is tracked is too large' });
    }
    context.presence.track(channel, state as Record<string, unknown>);
  } else return reply(session, frame, 'error', { reason: 'presence takes track and untrack' });
  return reply(session, frame, 'ok', {});
}

function reply(session: SocketSession, frame: Frame, status: 'ok' | 'error', response: unknown): void {
  const { joinRef, ref, topic } = frame;
  session.send({ joinRef, ref, topic, event: 'phx_reply' }, JSON.stringify({ status, response }));
}
