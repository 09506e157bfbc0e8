import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sql } from '#db/pool.ts';

/**
 * What stands between the server and its database: `none` (or a pooler that keeps a session, as good as none), a pooler that gives each
 * transaction another connection (`transactions`), or one that loses prepared statements on the way (`breaks`).
 */
export type Pooling = 'none' | 'transactions' | 'breaks';

const rounds = 3;
const waitMs = 3_000;

/**
 * Finds out what stands between: one client holds a connection while another works, so that the other comes to a second one and back.
 * A pooler that keeps everybody waiting is none of these. In: an address as `DATABASE_URL` holds it. Errors: those of the connection.
 */
export async function readPooling(url: string): Promise<Pooling> {
  const [holder, other] = [connect({ url }, { max: 1 }), connect({ url }, { max: 1 })];
  try {
    // Both have a connection before the first is held, so that what is asked is not whether there are enough.
    await Promise.all([holder`select 1`, other`select 1`]);
    return await Promise.race([probe(holder, other), sleep(waitMs, 'none' as const, { ref: false })]);
  } finally {
    await Promise.all([holder.end({ timeout: 0 }), other.end({ timeout: 0 })]);
  }
}

async function probe(holder: Sql, other: Sql): Promise<Pooling> {
  const places = new Set<number>();
  /** In a transaction, as requests ask: there the library cannot make a lost statement anew. */
  const ask = async (): Promise<void> => {
    const [row] = await other.begin(
      (tx) => tx<{ place: number }[]>`select pg_backend_pid() as place, ${'x'}::text`,
    );
    if (row !== undefined) places.add(row.place);
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await holder.begin(async (tx) => {
        await tx`select 1`;
        await ask();
      });
      await ask();
    }
  } catch (error) {
    if (isLostStatement(error)) return 'breaks';
    throw error;
  }
  return places.size > 1 ? 'transactions' : 'none';
}

/** 26000: no such statement; 42P05: its name is taken. */
const isLostStatement = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:26000|42P05|25P02)$/.test(String(error.code));
