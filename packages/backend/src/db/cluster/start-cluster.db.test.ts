import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { startCluster } from '#db/cluster/start-cluster.ts';
import { connect } from '#db/pool.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-cluster-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a server that does not end when it is asked is ended, and the next one starts on its data', async () => {
  const options = {
    dataDir: path.join(folder, 'pg'),
    password: 'a-password-of-a-test',
    stopSeconds: { interrupt: 1, quit: 1 },
  };
  const first = await startCluster(options);
  const target = {
    socketDir: first.socketDir,
    port: first.port,
    database: 'postgres',
    user: first.owner,
    password: first.password,
  };
  const sql = connect(target, { max: 1 });
  await sql`create table kept as select 1 as one`;
  const [checkpointer] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'checkpointer'`;
  await sql.end();
  // Stopped like this it writes no checkpoint, and a fast shutdown waits for one for ever.
  process.kill(checkpointer?.pid ?? 0, 'SIGSTOP');
  await first.stop();
  process.kill(checkpointer?.pid ?? 0, 'SIGCONT');
  const second = await startCluster(options);
  const again = connect(target, { max: 1 });
  expect(await again`select one from kept`).toEqual([{ one: 1 }]);
  await again.end();
  await second.stop();
});
