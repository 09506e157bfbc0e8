import type { AppDeps } from '#deps.ts';
import type { Channel } from './channels/channel.ts';
import type { ChannelHub } from './channels/channel-hub.ts';
import type { Notices } from './notices.ts';

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
      setImmediate(() => isAlive(claims).catch(() => channel.end('The session has ended')));
    }
  });
}
