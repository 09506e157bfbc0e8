import { LRUCache } from 'lru-cache';
import type { Database } from '#db/pool.ts';
import type { Assurance } from '#http/app-env.ts';

const memoryMs = 2_000;
const memorySize = 20_000;

/** Which sessions were alive a moment ago and what they had proved, so that not every request has to ask the database. */
export type SessionMemory = {
  readonly recall: (sessionId: string, userId: string) => Assurance | null;
  /** A mark to take before asking the database; what ends in between is then not remembered as alive. */
  readonly mark: () => number;
  readonly remember: (sessionId: string, userId: string, mark: number, assurance: Assurance) => void;
  readonly forgetSession: (sessionId: string) => void;
  readonly forgetUser: (userId: string) => void;
  readonly clear: () => void;
};

const createSessionMemory = (): SessionMemory => {
  const alive = new LRUCache<string, { userId: string; assurance: Assurance }>({
    max: memorySize,
    ttl: memoryMs,
    // The clock is read each time; to remember its millisecond takes a timer each time.
    ttlResolution: 0,
  });
  let ends = 0;
  return {
    recall: (sessionId, userId) => {
      const entry = alive.get(sessionId);
      return entry?.userId === userId ? entry.assurance : null;
    },
    mark: () => ends,
    remember: (sessionId, userId, mark, assurance) => {
      if (mark !== ends) return;
      alive.set(sessionId, { userId, assurance });
    },
    forgetSession: (sessionId) => {
      ends += 1;
      alive.delete(sessionId);
    },
    forgetUser: (userId) => {
      ends += 1;
      for (const [id, entry] of alive) if (entry.userId === userId) alive.delete(id);
    },
    clear: () => {
      ends += 1;
      alive.clear();
    },
  };
};

const memories = new WeakMap<Database, SessionMemory>();

/** The memory that belongs to a database; the check reads it, and what ends a session empties it. */
export const sessionMemory = (database: Database): SessionMemory => {
  const known = memories.get(database);
  if (known) return known;
  const memory = createSessionMemory();
  memories.set(database, memory);
  return memory;
};
