import process from 'node:process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readFirstMessage } from '#db/library/library-socket.ts';
import { connect, isLostTypeQuestion, type Sql } from '#db/pool.ts';
import { type Deed, startScriptedPostgres } from '#testing/scripted-postgres.ts';

// As in startup/ending/on-uncaught.ts: the library does not handle that its own question after the array types fails.
const others = process.listeners('unhandledRejection');
const pass = (reason: unknown, promise: Promise<unknown>): void => {
  if (!isLostTypeQuestion(reason)) for (const other of others) other(reason, promise);
};
beforeAll(() => void process.removeAllListeners('unhandledRejection').on('unhandledRejection', pass));
afterAll(() => {
  process.removeListener('unhandledRejection', pass);
  for (const other of others) process.on('unhandledRejection', other);
});

const limits = { max: 3, acquireMs: 2_000, statementMs: 2_000 };

async function open(script: (connection: number, type: string, text: string) => Deed) {
  const server = await startScriptedPostgres(script);
  const sql = connect({ url: server.url }, limits);
  onTestFinished(async () => {
    await sql.end({ timeout: 0 });
    await server.stop();
  });
  return { server, sql };
}

/** Holds as many transactions at once as the pool has places; rejects when one of them gets no connection. */
async function holdAll(sql: Sql): Promise<void> {
  const all = Promise.withResolvers<void>();
  let held = 0;
  const hold = (): Promise<void> => {
    held += 1;
    if (held === limits.max) all.resolve();
    return all.promise;
  };
  await Promise.all(Array.from({ length: limits.max }, () => sql.begin(hold)));
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

test.each(['reset', 'close'] as const)(
  'all connections go at once with a statement each, a client that is told asks again at once: every place serves again (%s)',
  async (deed) => {
    let asked = 0;
    const { server, sql } = await open((_connection, type, text) => {
      if (type === 'Q' && text.includes('lasting')) asked += 1;
      return text.includes('lasting') ? 'silence' : 'answer';
    });
    await holdAll(sql);
    const askAgain = async (): Promise<unknown[]> => {
      const code = await sql.unsafe('select lasting').catch(codeOf);
      const again = await Promise.all(
        Array.from({ length: 3 }, () => sql.unsafe('select again').then(() => 'answered', codeOf)),
      );
      return [code, ...again];
    };
    const asking = Array.from({ length: limits.max }, askAgain);
    await expect.poll(() => asked).toBe(limits.max);
    for (const socket of server.connections) {
      if (deed === 'reset') socket.resetAndDestroy();
      else socket.end();
    }
    const lost = deed === 'reset' ? 'ECONNRESET' : 'CONNECTION_CLOSED';
    for (const [first, ...again] of await Promise.all(asking)) {
      expect(first).toBe(lost);
      // One that was sent to a connection that had not gone yet goes with it; none waits until it is given up.
      for (const answer of again) expect(['answered', lost]).toContain(answer);
    }
    for (let round = 0; round < 3; round += 1) await holdAll(sql);
    expect(server.strange).toEqual([]);
  },
);

test('a connection of one’s own that cannot be had leaves nothing in the line that would get the next one', async () => {
  const { sql } = await open((connection, type) =>
    connection === 2 && type === 'startup' ? 'reset' : 'answer',
  );
  const taken = await Promise.allSettled([sql.reserve(), sql.reserve(), sql.reserve()]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  for (const result of taken) if (result.status === 'fulfilled') result.value.release();
  for (let round = 0; round < 3; round += 1) await holdAll(sql);
});

test('who holds a connection is told of its loss at once, for what was sent and what waits behind it, and gives back nothing', async () => {
  let lost = 1;
  const { sql } = await open((connection, _type, text) =>
    connection === lost && text.includes('lasting') ? 'close' : 'answer',
  );
  const own = await sql.reserve();
  const answers = await Promise.allSettled([
    own.unsafe('begin'),
    own.unsafe('select lasting', ['1']),
    own.unsafe('select behind', ['2']),
    own.unsafe('commit'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  await expect(own.unsafe('select late')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  own.release();
  lost = 0;
  for (let round = 0; round < 3; round += 1) await holdAll(sql);
});

test('a transaction whose connection is lost ends nothing of the one that has its place by then', async () => {
  const seen: string[] = [];
  let isAway = true;
  const { sql } = await open((connection, type, text) => {
    if (type !== 'startup') seen.push(`${connection} ${text}`);
    if (!isAway || !text.includes('lost')) return 'answer';
    isAway = false;
    return 'close';
  });
  const { promise: placed, resolve: place } = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const swallowing = sql.begin(async (tx) => {
    await tx.unsafe('select lost').catch(() => {});
    await placed;
    await tx.unsafe('select stray').catch(() => {});
    ended.resolve();
  });
  await expect(swallowing).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await holdAll(sql);
  const before = seen.length;
  place();
  await ended.promise;
  await sql.unsafe('select after');
  const after = seen.slice(before).filter((text) => !text.includes('typarray'));
  expect(after.join('\n')).toContain('select after');
  expect(after.join('\n')).not.toMatch(/stray|commit|rollback/);
});

test.each(['startup', 'P', 'S'])(
  'a database that goes, or falls silent, while a connection is opened costs no place (%s)',
  async (at) => {
    for (const deed of ['close', 'reset'] as const) {
      let isAway = true;
      const { sql } = await open((_connection, type) => (isAway && type === at ? deed : 'answer'));
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => sql.unsafe('select 1').then(() => 'answered', codeOf)),
      );
      expect(answers).not.toContain('answered');
      isAway = false;
      for (let round = 0; round < 3; round += 1) await holdAll(sql);
    }
  },
);

test('a database that falls silent after its first answer costs a place for as long as opening may take, no longer', async () => {
  let isSilent = true;
  const { sql } = await open((_connection, type) => (isSilent && type === 'P' ? 'silence' : 'answer'));
  const asked = Array.from({ length: 3 }, () => sql.unsafe('select 1').catch(codeOf));
  await Promise.all(asked);
  isSilent = false;
  await expect
    .poll(
      () =>
        holdAll(sql).then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
}, 30_000);

test('the first message of a connection leaves without what another one left behind, and without the filler', () => {
  const first = (texts: string): Buffer => {
    const body = Buffer.from(texts);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + body.length);
    head.writeUInt32BE(196_608, 4);
    return Buffer.concat([head, body]);
  };
  const wanted = first('user\0owner\0database\0data\0\0');
  const left = Buffer.from('P\0\0\0\x10\0select 1\0\0\0');
  expect(
    readFirstMessage(Buffer.concat([left, first('user\0owner\0database\0data\0filling\0....\0\0')])),
  ).toEqual(wanted);
  expect(readFirstMessage(wanted)).toEqual(wanted);
});
