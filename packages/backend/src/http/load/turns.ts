import { AsyncResource } from 'node:async_hooks';

/** Hands out the turns of the event loop, so that between pieces of work all sockets are heard. */
export type Turns = {
  /** A client has connected; others may wait in the kernel behind it, of whom each turn takes one. */
  readonly heardClient: () => void;
  /** Begins a request at once while no client connects, none waits and this turn has room for it, else in the order of asking; never one that is gone by then. Where too many wait, it is refused at once. */
  readonly enter: (request: WaitingRequest) => void;
  /** Goes on with a request that has begun, ahead of those that have not. */
  readonly resume: (goOn: () => void) => void;
};

export type WaitingRequest = {
  readonly begin: () => void;
  readonly isGone: () => boolean;
  /** Tells the client that the server has too much to do. */
  readonly refuse: () => void;
};

/** What measures time and calls back in the next turn; given by tests. */
export type Loop = { readonly now: () => number; readonly nextTurn: (then: () => void) => void };

/** Of one turn: so many requests begin as they come and again of those that wait, and none after so long. */
const slice = { requests: 32, ms: 5 };
/** While clients connect without end, requests have a fifth of the time. */
const share = { connectMs: 100, workMs: 25 };
/** So many requests wait to be begun; each holds its head and its socket in memory. */
const mostFresh = 16_384;

/**
 * Node begins whatever a poll of its sockets has brought before it polls again, hundreds of requests in a row, and takes one connection
 * from the kernel between two polls. In a rush, who asks for health would wait for all of that: with turns it waits for a few requests,
 * and while clients connect, for none but those that have begun.
 */
export function createTurns(
  { now, nextTurn }: Loop = { now: () => performance.now(), nextTurn: setImmediate },
): Turns {
  const begun = new Set<() => void>();
  const fresh = new Set<WaitingRequest>();
  let isTaken = false;
  let hasHeard = false;
  let connectingSince: number | null = null;
  let workUntil = -Infinity;
  let sliceUntil: number | null = null;
  let atOnce = 0;
  let atOnceUntil = 0;

  /** Whether there is to be work in the next turn, though clients connect. */
  const mayWork = (): boolean => {
    if (!hasHeard) {
      connectingSince = null;
      return true;
    }
    hasHeard = false;
    const at = now();
    if (at < workUntil) return true;
    connectingSince ??= at;
    if (at - connectingSince < share.connectMs) return false;
    connectingSince = null;
    workUntil = at + share.workMs;
    return true;
  };
  const takeFirst = (): (() => void) | null => {
    for (const goOn of begun) {
      begun.delete(goOn);
      return goOn;
    }
    for (const request of fresh) {
      fresh.delete(request);
      if (!request.isGone()) return request.begin;
    }
    return null;
  };
  const work = (): void => {
    sliceUntil ??= now() + slice.ms;
    if (now() < sliceUntil) takeFirst()?.();
  };
  /** Each turn that a request waits costs it a poll of all sockets, so that few go without: twice the requests in a second. */
  const hasRoom = (): boolean => {
    if (hasHeard || begun.size + fresh.size > 0) return false;
    if (atOnce === 0) atOnceUntil = now() + slice.ms;
    return atOnce < slice.requests && now() < atOnceUntil;
  };
  const turn = (): void => {
    atOnce = 0;
    const waiting = begun.size + fresh.size;
    isTaken = waiting > 0;
    if (!isTaken) return;
    if (mayWork()) {
      sliceUntil = null;
      // A callback for each, since what it leaves for afterwards (promises) is done between them.
      for (let n = 0; n < Math.min(waiting, slice.requests); n += 1) nextTurn(work);
    }
    nextTurn(turn);
  };
  const take = (): void => {
    isTaken = true;
    nextTurn(turn);
  };

  return {
    heardClient() {
      hasHeard = true;
    },
    enter(request) {
      if (hasRoom()) {
        atOnce += 1;
        if (!isTaken) take();
        return request.begin();
      }
      if (fresh.size >= mostFresh) return request.refuse();
      const { isGone, refuse } = request;
      fresh.add({ begin: inOwnContext(request.begin), isGone, refuse });
      if (!isTaken) take();
    },
    resume(goOn) {
      begun.add(inOwnContext(goOn));
      if (!isTaken) take();
    },
  };
}

/** A turn is asked for by one request and begins others, which must not take its trace or its span for theirs. */
const inOwnContext = (work: () => void): (() => void) => {
  // Not `AsyncResource.bind`, whose function with its two deprecated properties takes 3 µs to make.
  const context = new AsyncResource('RequestTurn');
  return () => context.runInAsyncScope(work);
};

/** Those of the event loop of this process. */
export const turns: Turns = createTurns();
