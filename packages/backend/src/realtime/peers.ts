import type { Logger } from 'pino';
import type { Notices } from './notices.ts';

/** Messages between the server processes, gathered for a moment so that many travel in one notice. */
export type Peers = {
  readonly send: (kind: string, message: unknown) => void;
  readonly on: (kind: string, hear: (message: unknown, process: string) => void) => void;
  readonly onPulse: (hear: (process: string) => void) => void;
};

const gatherMs = 5;
const maxBatchBytes = 512 * 1024;

/** Talks to the other processes over `notices`; `log` hears what could not be sent. */
export function createPeers(notices: Notices, log: Logger): Peers {
  const hearers = new Map<string, (message: unknown, process: string) => void>();
  const pulses: ((process: string) => void)[] = [];
  let pending: string[] = [];
  let pendingBytes = 0;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> = Promise.resolve();

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const batch = `[${pending.join(',')}]`;
    pending = [];
    pendingBytes = 0;
    // One after the other, so that messages arrive in the order they were sent.
    sending = sending
      .then(() => notices.tellPeers(batch))
      .catch((error: unknown) => log.warn({ err: error }, 'a message to the other processes was lost'));
  };

  notices.on('realtime_peers', (text) => {
    const at = text.indexOf(' ');
    const [from, body] = [text.slice(0, at), text.slice(at + 1)];
    for (const hear of pulses) hear(from);
    if (from === notices.self || !body.startsWith('[')) return;
    for (const [kind, message] of JSON.parse(body) as [string, unknown][]) hearers.get(kind)?.(message, from);
  });

  return {
    send(kind, message) {
      const text = JSON.stringify([kind, message]);
      pending.push(text);
      pendingBytes += text.length;
      if (pendingBytes > maxBatchBytes) flush();
      else timer ??= setTimeout(flush, gatherMs);
    },
    on: (kind, hear) => void hearers.set(kind, hear),
    onPulse: (hear) => void pulses.push(hear),
  };
}
