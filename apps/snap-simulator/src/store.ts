import { appendFileSync, existsSync, readFileSync } from 'node:fs';

import type { Charge, Session } from './model.ts';

export type Store = {
  add: (session: Session) => void;
  /** Writes the present state of a session to the journal. */
  save: (session: Session) => void;
  byToken: (token: string) => Session | undefined;
  byOrder: (orderId: string) => Session | undefined;
  /** Finds by order id (newest charge, a paid one first) or by transaction id. */
  findCharge: (id: string) => { session: Session; charge: Charge } | undefined;
  all: () => Session[];
};

const paid = new Set(['settlement', 'capture', 'partial_refund']);
const isPaid = (charge: Charge): boolean => paid.has(charge.status);

/** Keeps sessions in memory and, when a file is given, one line per change so that they survive a restart. */
export function createStore(journalFile?: string): Store {
  const tokens = new Map<string, Session>();
  const orders = new Map<string, Session>();

  const put = (session: Session): void => {
    tokens.set(session.token, session);
    orders.set(session.orderId, session);
  };
  const journal = (session: Session): void => {
    if (journalFile) appendFileSync(journalFile, `${JSON.stringify(session)}\n`);
  };

  if (journalFile && existsSync(journalFile)) {
    for (const line of readFileSync(journalFile, 'utf8').split('\n')) {
      // A line cut off by a crash is not complete JSON; the line before it holds the last whole state.
      if (line.endsWith('}')) {
        try {
          put(JSON.parse(line) as Session);
        } catch {
          continue;
        }
      }
    }
  }

  return {
    add: (session) => {
      put(session);
      journal(session);
    },
    save: journal,
    byToken: (token) => tokens.get(token),
    byOrder: (orderId) => orders.get(orderId),
    findCharge: (id) => {
      const session = orders.get(id);
      if (session) {
        const charge = session.charges.find(isPaid) ?? session.charges.at(-1);
        return charge && { session, charge };
      }
      for (const candidate of tokens.values()) {
        const charge = candidate.charges.find((entry) => entry.transactionId === id);
        if (charge) return { session: candidate, charge };
      }
      return undefined;
    },
    all: () => [...tokens.values()],
  };
}
