import { turns } from '#http/load/turns.ts';

/** How much is done at once, how much waits for its turn, and how long. */
export type GateLimits = {
  readonly name: string;
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
};

/** Bounds work of one kind, so that a rush costs those who come last a quick refusal instead of costing all their answers. */
export type Gate = {
  /**
   * Waits for a turn, in the order of asking.
   * @returns gives the turn back; to be called once the work has ended
   * @throws OverloadedError when too many wait already, or the turn does not come in time
   */
  readonly enter: () => Promise<() => void>;
  /** Turns a request away at once when as many as may wait do so, before anything is made for it. Errors: OverloadedError. */
  readonly assertRoom: () => void;
  readonly state: () => { readonly active: number; readonly waiting: number };
};

/** The server has more to do than it can in good time; the request may be right and can be sent again. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';

  /** @param gate the kind of work that there is too much of, for the log */
  constructor(gate: string) {
    // Thousands are made in a rush, and where each was made costs more than the rest of the refusal.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`too many requests wait for their turn (${gate})`);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Makes a gate; `onRefusal` counts what it turns away. */
export function createGate(limits: GateLimits, onRefusal?: (gate: string) => void): Gate {
  /** Those who wait, the first one first; each takes over the place of one that leaves. */
  const queue = new Set<() => void>();
  let active = 0;

  const leaveOnce = (): (() => void) => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const [next] = queue;
      if (next === undefined) active -= 1;
      else next();
    };
  };
  const refuse = (): OverloadedError => {
    onRefusal?.(limits.name);
    return new OverloadedError(limits.name);
  };

  const isFull = (): boolean => active >= limits.atOnce && queue.size >= limits.waiting;

  return {
    assertRoom() {
      if (isFull()) throw refuse();
    },
    state: () => ({ active, waiting: queue.size }),
    enter() {
      if (active < limits.atOnce) {
        active += 1;
        return Promise.resolve(leaveOnce());
      }
      if (isFull()) return Promise.reject(refuse());
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          queue.delete(begin);
          reject(refuse());
        }, limits.waitMs);
        const begin = (): void => {
          clearTimeout(timer);
          queue.delete(begin);
          turns.resume(() => resolve(leaveOnce()));
        };
        queue.add(begin);
      });
    },
  };
}
