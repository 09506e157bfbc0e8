import { randomBytes } from 'node:crypto';
import type { ReplicationConnection } from '#backup/replication/replication-connection.ts';
import { readDataRow } from '#db/wire/message-reader.ts';

export type BaseStream = {
  /** `base.tar`: the data folder and the log that makes it whole. */
  readonly tar: AsyncGenerator<Uint8Array>;
  /** PostgreSQL's list of the files, complete when `tar` has ended. */
  readonly fileList: () => Buffer;
  /** Where the backup ends; known when `tar` has ended. */
  readonly end: () => { lsn: string; timeline: number };
  readonly start: { lsn: string; timeline: number };
};

/**
 * Asks for a base backup and gives it as it comes (protocol, BASE_BACKUP). It holds the log from its start to its end, so it can be
 * restored without an archive. Errors: those of PostgreSQL; a tablespace of its own, which the embedded cluster does not have.
 */
export async function readBase(connection: ReplicationConnection, label: string): Promise<BaseStream> {
  // Holds the log until this connection ends: what the archive has already, a checkpoint meanwhile would remove.
  await connection.rows(
    `CREATE_REPLICATION_SLOT "kawanusaha_base_${randomBytes(4).toString('hex')}" TEMPORARY PHYSICAL (RESERVE_WAL)`,
  );
  const quoted = label.replaceAll("'", "''");
  connection.send(
    `BASE_BACKUP (LABEL '${quoted}', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
  );
  const start = await readPlace(connection);
  const list: Buffer[] = [];
  let end: { lsn: string; timeline: number } | null = null;

  async function* readTar(): AsyncGenerator<Uint8Array> {
    let archives = 0;
    let isList = false;
    for (;;) {
      const { type, body } = await connection.next();
      if (type === 'c') break;
      if (type !== 'd') continue;
      const kind = String.fromCharCode(body[0] ?? 0);
      if (kind === 'n') archives += 1;
      if (archives > 1) throw new Error('a cluster with tablespaces cannot be backed up');
      if (kind === 'm') isList = true;
      if (kind !== 'd') continue;
      if (isList) list.push(Buffer.from(body.subarray(1)));
      else yield body.subarray(1);
    }
    end = await readPlace(connection);
    for (let type = ''; type !== 'Z';) ({ type } = await connection.next());
  }

  return {
    tar: readTar(),
    fileList: () => Buffer.concat(list),
    end: () => {
      if (end === null) throw new Error('the base backup has not ended');
      return end;
    },
    start,
  };
}

async function readPlace(connection: ReplicationConnection): Promise<{ lsn: string; timeline: number }> {
  for (;;) {
    const { type, body } = await connection.next();
    if (type !== 'D') continue;
    const [lsn, timeline] = readDataRow(body, -1);
    return { lsn: String(lsn), timeline: Number(timeline) };
  }
}
