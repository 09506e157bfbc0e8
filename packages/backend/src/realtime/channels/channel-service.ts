import type { Database } from '#db/pool.ts';
import type { TokenCheck } from '#http/caller.ts';
import type { TrustedTokens } from '#http/trusted-tokens.ts';
import type { Settings } from '#settings.ts';
import type { BroadcastService } from '../broadcasts/broadcast-service.ts';
import { replayMessages } from '../broadcasts/replay-messages.ts';
import type { ChangeService } from '../changes/change-service.ts';
import type { RealtimeLimits } from '../limits.ts';
import type { PresenceService } from '../presence/presence-service.ts';
import type { Frame } from '../protocol/frame.ts';
import { readJoinPayload } from '../protocol/join-payload.ts';
import { Refusal } from '../refusal.ts';
import type { SocketSession } from '../sockets/socket-session.ts';
import { identifySubscriber, keySubscriber, type Subscriber } from '../subscriber.ts';
import { authorizeTopic } from './authorize-topic.ts';
import { allRights, type Channel, type TopicRights } from './channel.ts';
import type { ChannelHub } from './channel-hub.ts';
import { openChannel, renderSystem, topicPrefix } from './open-channel.ts';

export type ChannelContext = {
  readonly database: Database;
  readonly settings: Settings;
  readonly limits: RealtimeLimits;
  readonly check: TokenCheck;
  readonly trusted: TrustedTokens;
  readonly hub: ChannelHub;
  readonly changes: ChangeService;
  readonly broadcasts: BroadcastService;
  readonly presence: PresenceService;
};

const maxTopicLength = 255;
const maxTimerMs = 2 ** 31 - 1;

/** Joins a topic; the reply says whether, and which row-change subscriptions got which id. */
export async function joinChannel(
  context: ChannelContext,
  session: SocketSession,
  frame: Frame,
): Promise<void> {
  const { joinRef, ref, topic } = frame;
  const reply = (status: 'ok' | 'error', response: unknown): void =>
    session.send({ joinRef, ref, topic, event: 'phx_reply' }, JSON.stringify({ status, response }));
  try {
    const channel = await admit(context, session, frame);
    const { changes, presence, database } = context;
    const { request, name } = channel;
    let refusal: Refusal | null = null;
    try {
      channel.subscriptions = await changes.prepare(channel, channel.subscriber);
    } catch (error) {
      if (!(error instanceof Refusal) || request.waitsForChanges) throw error;
      refusal = error;
    }
    // Joined twice, the later one counts; the client has given up the earlier one.
    const earlier = session.channels.get(topic);
    if (earlier !== undefined) leaveQuietly(context, session, earlier);
    if (!session.isOpen()) return;
    session.channels.set(topic, channel);
    context.hub.add(channel);
    expireWithToken(channel);
    try {
      // A session that ended while the policies were asked was told of before this channel could be found.
      if (request.accessToken !== null) {
        await identifySubscriber(context.settings, context.check, request.accessToken, context.trusted);
      }
    } catch (error) {
      leaveQuietly(context, session, channel);
      throw error;
    }
    await changes.listen(channel.subscriptions);
    reply('ok', {
      postgres_changes: request.changes.map((wanted, place) => ({ ...wanted, id: channel.changeIds[place] })),
    });
    if (request.replicationReady) {
      channel.push('system', renderSystem('system', 'ok', 'Replication connection established', name));
    }
    tellChanges(channel, refusal);
    if (request.presenceEnabled) presence.greet(channel);
    await replayMessages(database, channel);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      reply('error', { reason: 'UnknownErrorOnChannel: the channel cannot be opened at the moment' });
      throw error;
    }
    reply('error', { reason: error.message });
  }
}

/** Says whether the row changes asked for will come. */
function tellChanges(channel: Channel, refusal: Refusal | null): void {
  if (channel.request.changes.length === 0) return;
  const [status, message] =
    refusal === null ? (['ok', 'Subscribed to PostgreSQL'] as const) : (['error', refusal.message] as const);
  channel.push('system', renderSystem('postgres_changes', status, message, channel.name));
}

/** Checks limits, token and rights. Throws a Refusal. */
async function admit(context: ChannelContext, session: SocketSession, frame: Frame): Promise<Channel> {
  const { limits } = context;
  const { topic, joinRef } = frame;
  if (!session.mayJoin()) throw new Refusal('ClientJoinRateLimitReached', 'Too many joins per second');
  if (session.channels.size >= limits.maxChannelsPerSocket && !session.channels.has(topic)) {
    throw new Refusal('ChannelRateLimitReached', 'Too many channels');
  }
  const name = topic.slice(topicPrefix.length);
  if (!topic.startsWith(topicPrefix) || name === '' || topic.length > maxTopicLength) {
    throw new Refusal('TopicNameRequired', 'You must provide a topic name of at most 245 characters');
  }
  const request = readJoinPayload(frame.payload);
  if (request === null) throw new Refusal('InvalidJoinPayload', 'The payload of the join cannot be read');
  if (request.changes.length > limits.maxChangesPerChannel) {
    throw new Refusal(
      'InvalidJoinPayload',
      `A channel has ${limits.maxChangesPerChannel} subscriptions at most`,
    );
  }
  if (request.replay !== null && !request.isPrivate) {
    throw new Refusal('UnableToReplayMessages', 'Only private channels replay messages');
  }
  const subscriber =
    request.accessToken === null
      ? keySubscriber(session.keyRole)
      : await identifySubscriber(context.settings, context.check, request.accessToken, context.trusted);
  const rights = request.isPrivate ? await authorizeReading(context, subscriber, name) : allRights;
  return openChannel({
    session,
    topic,
    joinRef,
    request,
    subscriber,
    rights,
    changeIds: context.changes.number(request.changes),
    onEnd: (channel) => leaveQuietly(context, session, channel),
  });
}

async function authorizeReading(
  { database }: ChannelContext,
  subscriber: Subscriber,
  name: string,
): Promise<TopicRights> {
  const rights = await authorizeTopic(database, subscriber, name);
  if (!rights.readsBroadcast && !rights.readsPresence) {
    throw new Refusal('Unauthorized', `You do not have permissions to read from this Channel topic: ${name}`);
  }
  return rights;
}

/** Takes a channel out of everything that knows it; the client hears nothing. */
export function leaveQuietly(context: ChannelContext, session: SocketSession, channel: Channel): void {
  if (channel.expiry !== null) clearTimeout(channel.expiry);
  context.presence.untrack(channel);
  context.hub.remove(channel);
  context.changes.forget(channel.subscriptions);
  if (session.channels.get(channel.topic) === channel) session.channels.delete(channel.topic);
}

/** Takes a renewed token on an open channel; one that is refused, or that may no longer read, ends it. */
export async function renewToken(context: ChannelContext, channel: Channel, payload: unknown): Promise<void> {
  const token = (payload as { access_token?: unknown } | null)?.access_token;
  if (typeof token !== 'string' || token === '') return;
  try {
    const subscriber = await identifySubscriber(context.settings, context.check, token, context.trusted);
    const { request, name } = channel;
    const rights = request.isPrivate ? await authorizeReading(context, subscriber, name) : allRights;
    const isOtherRole = subscriber.role !== channel.subscriber.role;
    channel.subscriber = subscriber;
    channel.rights = rights;
    expireWithToken(channel);
    await identifySubscriber(context.settings, context.check, token, context.trusted);
    if (isOtherRole) await subscribeAnew(context, channel);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    channel.end(error.message);
  }
}

/** Another role may read other tables and columns, so the subscriptions are made anew, under their old ids. */
async function subscribeAnew({ changes }: ChannelContext, channel: Channel): Promise<void> {
  changes.forget(channel.subscriptions);
  channel.subscriptions = [];
  try {
    const subscriptions = await changes.prepare(channel, channel.subscriber);
    if (!channel.isOpen()) return;
    channel.subscriptions = subscriptions;
    await changes.listen(subscriptions);
    tellChanges(channel, null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tellChanges(channel, error);
  }
}

function expireWithToken(channel: Channel): void {
  if (channel.expiry !== null) clearTimeout(channel.expiry);
  const { expiresAt } = channel.subscriber;
  if (expiresAt === null) return;
  const inMs = Math.min(Math.max(expiresAt - Date.now(), 0), maxTimerMs);
  channel.expiry = setTimeout(() => channel.end('Token has expired'), inMs);
  channel.expiry.unref();
}
