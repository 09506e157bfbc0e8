import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import type { Seal } from '#adapters/object-store/seal.ts';
import { readLogMessage, writeStatus } from '#backup/replication/log-message.ts';
import { ReplicationConnection } from '#backup/replication/replication-connection.ts';
import type { SocketTarget } from '#db/wire/socket-target.ts';
import { formatLsn, segmentBytes, segmentOf, segmentStart } from './lsn.ts';
import { pieceName, readPiece } from './pieces.ts';

type Options = {
  readonly target: SocketTarget;
  readonly place: ObjectStore;
  readonly seal: Seal;
  readonly slot: { readonly name: string; readonly restartLsn: bigint };
  /** Folder of the pieces in the place. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** A place in the log with which it ends; without one it goes on until the signal. */
  readonly until?: bigint;
  /** How often what has come is put into the place. */
  readonly everyMs: number;
  /** Called when everything before a place in the log is kept. */
  readonly onKept?: (lsn: bigint) => void;
};

/** Each time so many pieces of a segment lie there, one takes their place. */
const joinAfter = 32;
const statusMs = 10_000;

/**
 * Receives the log of a cluster and keeps it in pieces until the signal, or a place in the log; what a piece holds is confirmed when it is safe, so
 * nothing is forgotten by PostgreSQL before. Begins at the segment in which the slot stands.
 * Errors: those of PostgreSQL, such as a slot that another receiver has, and those of the place.
 */
export async function receiveWal(options: Options): Promise<void> {
  const { place, seal, slot, folder, signal, until } = options;
  const connection = await ReplicationConnection.open(options.target);
  const stop = (): void => connection.close();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let timer: NodeJS.Timeout | undefined;
  try {
    const [identity] = await connection.rows('IDENTIFY_SYSTEM');
    const timeline = Number(identity?.[1]);
    let begin = segmentStart(slot.restartLsn);
    if (until !== undefined && begin >= until) return;
    let bytes = Buffer.allocUnsafe(segmentBytes);
    let filled = 0;
    let kept = 0;
    let pieces: string[] = await listPieces(place, folder, segmentOf(timeline, begin));
    let statusAt = Date.now();
    const confirm = (): void => {
      statusAt = Date.now();
      connection.copy(writeStatus(begin + BigInt(kept)));
    };
    const keep = async (): Promise<void> => {
      if (filled === kept) return;
      const to = filled;
      const from = to === segmentBytes || pieces.length >= joinAfter ? 0 : kept;
      const name = pieceName(folder, segmentOf(timeline, begin), from, to) + seal.suffix;
      await place.put(name, seal.close(slices(bytes, from, to)));
      // One that a receiver before this one put there may reach further than what has come again so far.
      const replaced = from === 0 ? pieces.filter((other) => other !== name && reachesTo(other) <= to) : [];
      pieces = [...pieces.filter((other) => other !== name && !replaced.includes(other)), name];
      kept = to;
      confirm();
      options.onKept?.(begin + BigInt(kept));
      await place.remove(replaced);
    };
    let failure: Error | null = null;
    let running = Promise.resolve();
    const keepInTurn = (): Promise<void> =>
      (running = running.then(keep).catch((error: unknown) => {
        failure ??= error instanceof Error ? error : new Error(String(error));
        connection.close();
      }));
    connection.send(
      `START_REPLICATION SLOT "${slot.name}" PHYSICAL ${formatLsn(begin)} TIMELINE ${timeline}`,
    );
    timer = setInterval(() => void keepInTurn(), options.everyMs);
    try {
      for (;;) {
        const { type, body } = await connection.next();
        if (type !== 'd') continue;
        const message = readLogMessage(body);
        if (message.kind === 'keepalive') {
          if (message.wantsAnswer || Date.now() - statusAt > statusMs) confirm();
          continue;
        }
        for (let rest = message.bytes; rest.length > 0;) {
          const taken = rest.copy(bytes, filled);
          rest = rest.subarray(taken);
          filled += taken;
          if (until !== undefined && begin + BigInt(filled) >= until) {
            await keepInTurn();
            if (failure !== null) throw failure;
            return;
          }
          if (filled < segmentBytes) continue;
          await keepInTurn();
          if (failure !== null) break;
          begin += BigInt(segmentBytes);
          bytes = Buffer.allocUnsafe(segmentBytes);
          filled = 0;
          kept = 0;
          pieces = [];
        }
      }
    } catch (error) {
      clearInterval(timer);
      // What has come is kept, also when the connection is gone.
      await keepInTurn();
      if (failure !== null) throw failure;
      if (!signal.aborted) throw error;
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', stop);
    connection.close();
  }
}

const reachesTo = (name: string): number => readPiece(name)?.to ?? 0;

async function listPieces(place: ObjectStore, folder: string, segment: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of place.list(folder)) if (name.startsWith(`${folder}${segment}-`)) names.push(name);
  return names;
}

/** In parts, since the next step copies each into its own memory. The buffer is filled behind them meanwhile. */
async function* slices(bytes: Buffer, from: number, to: number): AsyncGenerator<Uint8Array> {
  const partBytes = 256 * 1024;
  for (let at = from; at < to; at += partBytes) yield bytes.subarray(at, Math.min(to, at + partBytes));
}
