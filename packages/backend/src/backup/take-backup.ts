import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bytesOf } from '#adapters/object-store/bytes-of.ts';
import { openArchiveSlot } from '#backup/archive-slot.ts';
import { measureAtRestorePoint } from '#backup/base/measure-tables.ts';
import { readBase } from '#backup/base/read-base.ts';
import { copyFiles } from '#backup/files/copy-files.ts';
import { baseFolder, type Manifest, putManifest, walFolder } from '#backup/manifest.ts';
import type { BackupPlace } from '#adapters/object-store/backup-place.ts';
import { ReplicationConnection } from '#backup/replication/replication-connection.ts';
import { parseLsn, segmentOf, segmentStart } from '#backup/wal/lsn.ts';
import { coverSegment, readPiece } from '#backup/wal/pieces.ts';
import { receiveWal } from '#backup/wal/receive-wal.ts';
import { connect } from '#db/pool.ts';
import type { SocketTarget } from '#db/wire/socket-target.ts';
import type { ByteStore } from '#adapters/bytes/byte-store.ts';

type Options = {
  readonly target: SocketTarget;
  readonly backups: BackupPlace;
  readonly store: ByteStore;
  /** The generated secrets of the data folder; they go along only encrypted. */
  readonly secretsFile: string;
  readonly keepDays: number;
  /** Breaks it off. */
  readonly signal?: AbortSignal | undefined;
};

const dayMs = 86_400_000;
/** How long the log up to the end of the backup may take to arrive. */
const arrivalMs = 120_000;
const everyMs = 1_000;

/**
 * Takes a base backup of a running cluster with the copies of its stored files. The log is received along the way unless another
 * process does so already. The manifest comes last: what broke off has none and is no backup.
 * @returns the manifest of the backup, which is whole and on the disk
 * Errors: those of PostgreSQL and of the place; the log does not arrive in the place.
 */
export async function takeBackup(options: Options): Promise<Manifest> {
  const { target, backups } = options;
  const sql = connect(target, { max: 2 });
  const stopping = new AbortController();
  let receiving: Promise<void> = Promise.resolve();
  try {
    const slot = await openArchiveSlot(sql, backups.address);
    const folder = walFolder(slot.archive);
    let failure: unknown = null;
    if (!slot.isActive) {
      receiving = receiveWal({ target, ...backups, slot, folder, signal: stopping.signal, everyMs }).catch(
        (error: unknown) => void (failure = error),
      );
    }
    const check = (): void => {
      options.signal?.throwIfAborted();
      if (failure !== null) throw failure;
    };
    const startedAt = new Date();
    const id = `${startedAt.toISOString().slice(0, 19).replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`;
    const base = await putBase(options, id);
    check();
    const finishedAt = new Date();
    const secrets = await putSecrets(options, id);
    const stored = await copyFiles({
      ...backups,
      store: options.store,
      check,
      forgetBefore: new Date(Date.now() - (options.keepDays - 1) * dayMs),
    });
    const { tables, lsn, restorePoint } = await measureAtRestorePoint(sql, `kawanusaha_${id}`);
    const [version] = await sql<{ text: string }[]>`select current_setting('server_version') as text`;
    await waitForLog(options, folder, base.timeline, parseLsn(lsn), check);
    const manifest: Manifest = {
      format: 1,
      id,
      archive: slot.archive,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      postgres: version?.text ?? '',
      ...base,
      secrets,
      restorePoint,
      stored: { files: stored },
      tables,
    };
    await putManifest(backups.place, manifest);
    return manifest;
  } finally {
    stopping.abort();
    await receiving;
    await sql.end();
  }
}

type Base = Pick<Manifest, 'timeline' | 'startLsn' | 'endLsn' | 'base' | 'files'>;

async function putBase(options: Options, id: string): Promise<Base> {
  const { target, signal } = options;
  const { place, seal } = options.backups;
  const connection = await ReplicationConnection.open(target);
  const stop = (): void => connection.close();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    const stream = await readBase(connection, `kawanusaha ${id}`);
    const base = await putHashed(
      place.put,
      `${baseFolder(id)}base.tar${seal.suffix}`,
      seal.close(stream.tar),
    );
    const list = stream.fileList();
    const files = `${baseFolder(id)}backup_manifest${seal.suffix}`;
    await place.put(files, seal.close(bytesOf(list)));
    const { lsn: endLsn, timeline } = stream.end();
    return {
      timeline,
      startLsn: stream.start.lsn,
      endLsn,
      base,
      files: { name: files, sha256: createHash('sha256').update(list).digest('hex') },
    };
  } finally {
    signal?.removeEventListener('abort', stop);
    connection.close();
  }
}

async function putHashed(
  put: (name: string, body: AsyncIterable<Uint8Array>) => Promise<void>,
  name: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Manifest['base']> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  await put(name, counted());
  return { name, bytes, sha256: hash.digest('hex') };
}

/** The secrets open what the database holds sealed, so they lie beside it only where they are encrypted. */
async function putSecrets(options: Options, id: string): Promise<string | null> {
  const { place, seal } = options.backups;
  if (!seal.isEncrypted) return null;
  const name = `${baseFolder(id)}secrets.json${seal.suffix}`;
  await place.put(name, seal.close(bytesOf(fs.readFileSync(options.secretsFile))));
  return name;
}

async function waitForLog(
  { backups: { place } }: Options,
  folder: string,
  timeline: number,
  lsn: bigint,
  check: () => void,
): Promise<void> {
  const segment = segmentOf(timeline, lsn - 1n);
  const deadline = Date.now() + arrivalMs;
  for (;;) {
    check();
    const pieces = [];
    for await (const name of place.list(folder)) {
      const piece = readPiece(name);
      if (piece?.segment === segment) pieces.push(piece);
    }
    const end = coverSegment(pieces).at(-1)?.to ?? 0;
    if (segmentStart(lsn - 1n) + BigInt(end) >= lsn) return;
    if (Date.now() > deadline)
      throw new Error(
        'The log of the database does not arrive in this place; does the server write to another?',
      );
    await sleep(500);
  }
}
