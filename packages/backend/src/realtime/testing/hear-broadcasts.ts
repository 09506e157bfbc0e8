import type { RealtimeChannel } from '@supabase/supabase-js';

/** Gathers the broadcasts of a channel, in the order in which they come; called before the channel is subscribed to. */
export function hearBroadcasts(channel: RealtimeChannel, event = '*'): Record<string, unknown>[] {
  const heard: Record<string, unknown>[] = [];
  channel.on('broadcast', { event }, (message) => heard.push(message));
  return heard;
}
