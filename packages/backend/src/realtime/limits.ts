/** Ceilings of the realtime service, for each process and each socket. */
export type RealtimeLimits = {
  /** Open sockets of this process; beyond it a new one gets 503 and tries again elsewhere or later. */
  maxSockets: number;
  /** Of those, from one network address; beyond it a new one gets 429. A campus may share one address. */
  maxSocketsPerAddress: number;
  maxChannelsPerSocket: number;
  joinsPerSecond: number;
  messagesPerSecond: number;
  /** Of one frame, and of one broadcast over HTTP. */
  maxPayloadBytes: number;
  maxChangesPerChannel: number;
  /** A socket that says nothing, not even a heartbeat, for this long is closed; pages in the background may beat once a minute only. */
  idleMs: number;
  /** What may wait for a slow reader; beyond it the socket is dropped, and its client comes back. */
  maxBufferedBytes: number;
  /** Of what one channel tracks, as JSON. */
  maxPresenceBytes: number;
};

/** How many sockets one address may open is a setting (`SOCKETS_PER_ADDRESS`). */
export const defaultRealtimeLimits: Omit<RealtimeLimits, 'maxSocketsPerAddress'> = {
  maxSockets: 10_000,
  maxChannelsPerSocket: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 100,
  maxPayloadBytes: 256 * 1024,
  maxChangesPerChannel: 100,
  idleMs: 90_000,
  maxBufferedBytes: 1024 * 1024,
  maxPresenceBytes: 4 * 1024,
};
