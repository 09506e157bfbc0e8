import type { Wire } from './wire.ts';

/** A client that asks again and again, because nothing between us lets a WebSocket through. */
export type PollWire = Wire & {
  /** What is to be told, as soon as there is anything; empty after `waitMs`, null once it is closed. */
  readonly poll: (waitMs: number, signal: AbortSignal) => Promise<readonly string[] | null>;
  readonly receive: (data: Buffer, isBinary: boolean) => void;
};

/**
 * Gathers what a client is told between two of its polls.
 * @param goneMs after so long without a poll the client counts as gone
 */
export function createPollWire(goneMs: number): PollWire {
  const waiting: string[] = [];
  const closeListeners: (() => void)[] = [];
  let hearMessage: (data: Buffer, isBinary: boolean) => void = () => {};
  let bytes = 0;
  let isOpen = true;
  let wake: (() => void) | null = null;
  let gone: NodeJS.Timeout | undefined;

  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(gone);
    wake?.();
    for (const hear of closeListeners) hear();
  };
  const expectPoll = (): void => {
    clearTimeout(gone);
    gone = setTimeout(end, goneMs);
    gone.unref();
  };
  const somethingToTell = (waitMs: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        if (wake === done) wake = null;
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      signal.addEventListener('abort', done);
      // Of two polls at once the later one is the client's.
      wake?.();
      wake = done;
    });

  expectPoll();
  return {
    isOpen: () => isOpen,
    bufferedAmount: () => bytes,
    takesBytes: false,
    send(data) {
      if (typeof data !== 'string' || !isOpen) return;
      waiting.push(data);
      bytes += data.length;
      wake?.();
    },
    close: end,
    terminate: end,
    onMessage: (hear) => void (hearMessage = hear),
    onClose: (hear) => void closeListeners.push(hear),
    receive: (data, isBinary) => hearMessage(data, isBinary),
    async poll(waitMs, signal) {
      clearTimeout(gone);
      if (waiting.length === 0 && isOpen) await somethingToTell(waitMs, signal);
      // A client that broke off is told at its next poll.
      const told = signal.aborted ? [] : waiting.splice(0);
      if (told.length > 0) bytes = 0;
      if (isOpen) expectPoll();
      return told.length === 0 && !isOpen ? null : told;
    },
  };
}
