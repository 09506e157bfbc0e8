import { afterEach, expect, test } from 'vitest';
import { connect, type Sql } from '#db/pool.ts';
import {
  type ScriptedPostgres,
  type ScriptedState,
  startScriptedPostgres,
} from '#testing/scripted-postgres.ts';

const limits = { max: 2, acquireMs: 5_000, statementMs: 2_000 };

const open: { stop: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const { stop } of open.splice(0).toReversed()) await stop();
});

type Host = { readonly server: ScriptedPostgres; readonly asked: string[]; readonly state: ScriptedState };

/** A server that keeps what it was asked, beside what the library asks for itself. */
async function startHost(state: ScriptedState): Promise<Host> {
  const asked: string[] = [];
  const server = await startScriptedPostgres((_connection, type, text) => {
    if ((type === 'P' || type === 'Q') && !/typarray|pg_is_in_recovery/.test(text)) asked.push(text);
    return 'answer';
  }, state);
  open.push(server);
  return { server, asked, state };
}

const placeOf = ({ url }: ScriptedPostgres): string => new URL(url).host;

function openPool(hosts: readonly string[], wanted?: string): Sql {
  const attributes = wanted === undefined ? '' : `?target_session_attrs=${wanted}`;
  const sql = connect({ url: `postgres://owner:secret@${hosts.join(',')}/scripted${attributes}` }, limits);
  open.push({ stop: () => sql.end({ timeout: 0 }) });
  return sql;
}

test('of two hosts the second one is used when nothing listens at the first', async () => {
  const gone = await startScriptedPostgres(() => 'answer');
  const place = placeOf(gone);
  await gone.stop();
  const second = await startHost({ isStandby: false });
  const sql = openPool([place, placeOf(second.server)]);
  await sql.unsafe('select everywhere');
  expect(second.asked.join()).toContain('select everywhere');
});

test.each(['primary', 'read-write'])('a host that only reads is passed over (%s)', async (wanted) => {
  const standby = await startHost({ isStandby: true });
  const primary = await startHost({ isStandby: false });
  const sql = openPool([placeOf(standby.server), placeOf(primary.server)], wanted);
  for (let round = 0; round < 3; round += 1) await sql.unsafe('select at_primary');
  await sql.begin((tx) => tx.unsafe('select in_transaction'));
  expect(primary.asked.join()).toMatch(/at_primary.*in_transaction/s);
  expect(standby.asked).toEqual([]);
});

test('when the other host is promoted the pool follows, also into transactions', async () => {
  const first = await startHost({ isStandby: false });
  const second = await startHost({ isStandby: true });
  const sql = openPool([placeOf(first.server), placeOf(second.server)], 'primary');
  await sql.unsafe('select before');
  first.state.isStandby = true;
  second.state.isStandby = false;
  for (const socket of first.server.connections) socket.resetAndDestroy();
  const before = first.asked.length;
  const asks = (): Promise<boolean> =>
    sql.unsafe('select after').then(
      () => true,
      () => false,
    );
  await expect.poll(asks, { timeout: 10_000 }).toBe(true);
  await sql.begin((tx) => tx.unsafe('select in_transaction'));
  expect(second.asked.join()).toMatch(/after.*in_transaction/s);
  expect(first.asked.slice(before)).toEqual([]);
});
