import type { AppDeps } from '#deps.ts';
import { isTokenRefusal } from '#http/token-refusal.ts';
import type { Channel } from './channels/channel.ts';
import type { ChannelHub } from './channels/channel-hub.ts';
import type { Notices } from './notices.ts';

/** Longer than what the check remembers of a session, so that it asks the database. */
const afterMemoryMs = 2_500;

/** Ends the channels of a session that has ended, and of a user who is banned or gone, the moment the database says so. */
export function watchSessions(notices: Notices, hub: ChannelHub, isAlive: AppDeps['isSessionAlive']): void {
  const endMatching = (matches: (channel: Channel) => boolean): void => {
    for (const channel of [...hub.all()]) if (matches(channel)) channel.end('The session has ended');
  };
  notices.on('auth_session_end', (sessionId) => {
    endMatching(({ subscriber }) => subscriber.sessionId === sessionId);
  });
  notices.on('auth_user_end', (userId) => {
    for (const channel of [...hub.all()]) {
      const { claims } = channel.subscriber;
      if (channel.subscriber.userId !== userId || claims === null) continue;
      // The notice also comes when a ban is lifted; the check's own memory hears of it in this very turn.
      setImmediate(() => isAlive(claims).catch((error: unknown) => endOrFail(channel, error)));
    }
  });
  notices.onLapse(() => {
    // An end may have gone unheard: every session is asked about.
    setTimeout(() => void endThoseEnded(hub, isAlive), afterMemoryMs).unref();
  });
}

async function endThoseEnded(hub: ChannelHub, isAlive: AppDeps['isSessionAlive']): Promise<void> {
  for (const channel of [...hub.all()]) {
    const { claims } = channel.subscriber;
    if (claims === null) continue;
    await isAlive(claims).catch((error: unknown) => endOrFail(channel, error));
  }
}

/** Only a refusal says that the session has ended; a subscriber whose session could not be checked subscribes anew. */
function endOrFail(channel: Channel, error: unknown): void {
  if (isTokenRefusal(error)) channel.end('The session has ended');
  else channel.fail();
}
