import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReplicationConnection } from '#backup/replication/replication-connection.ts';
import { parseLsn } from '#backup/wal/lsn.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { readBase } from './read-base.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a base backup keeps the log of its whole time, also when checkpoints would remove it meanwhile', async () => {
  const connection = await ReplicationConnection.open(database.socket);
  try {
    const stream = await readBase(connection, 'test');
    let bytes = 0;
    for await (const part of stream.tar) {
      if (bytes === 0) {
        // Nothing else holds the log here, so two segments further on a checkpoint removes the one in which the backup began.
        for (let round = 0; round < 3; round += 1) {
          await database.owner`select pg_logical_emit_message(true, 'test', 'next segment')`;
          await database.owner`select pg_switch_wal()`;
          await database.owner`checkpoint`;
        }
      }
      bytes += part.byteLength;
    }
    expect(bytes).toBeGreaterThan(0);
    expect(parseLsn(stream.end().lsn)).toBeGreaterThan(parseLsn(stream.start.lsn));
  } finally {
    connection.close();
  }
});
