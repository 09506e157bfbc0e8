import { randomBytes } from 'node:crypto';
import type net from 'node:net';
import { PoolTimeoutError } from '../pool-timeout-error.ts';
import { authenticate } from './authenticate.ts';
import { cancelStatement } from './cancel-statement.ts';
import { MessageReader, readDataRow, type WireMessage, type WireValue } from './message-reader.ts';
import { MessageWriter } from './message-writer.ts';
import { openSocket } from './open-socket.ts';
import { ConnectionLostError, readError, type WireError } from './wire-error.ts';
import type { WireAddress, WireTarget } from './wire-target.ts';

export type WireStatement = {
  readonly text: string;
  readonly params: readonly (string | null)[];
  /** Under this name the connection keeps the plan; null for a statement that will hardly come again. */
  readonly key: string | null;
  /** Plans of one key in different groups have nothing to do with each other: a plan under row-level security is one role's. */
  readonly group?: string;
  /** A column whose value is given as bytes and not decoded. */
  readonly bytesAt?: number;
};

export type WireRows = WireValue[][];

/** How long opening a connection may take, and an answer, in milliseconds; the longest statement of a role ends after 30 s. */
export type WireDeadlines = { readonly connectMs: number; readonly answerMs: number };

/** ReadyForQuery says so when no transaction is open: 'I'. */
const idle = 0x49;

/** A statement that the connection shall know by name from now on; without a key it is forgotten at once. */
type Named = { group: string; key: string | null; name: string };

type Batch = {
  /** The statements whose Parse is under way, in order. */
  parsing: Named[];
  statements: readonly WireStatement[];
  /** The rows of each statement that was begun. */
  results: WireRows[];
  error: WireError | null;
  resolve: (results: WireRows[]) => void;
  reject: (error: unknown) => void;
};

/**
 * One connection that runs batches: all statements of a batch leave in one write behind one Sync, which PostgreSQL takes
 * as one transaction. One batch at a time.
 */
export class WireConnection {
  readonly #socket: net.Socket;
  /** One for the life of the connection, begun anew with each batch: a timer of its own for each would cost more than the rest of it. */
  readonly #deadline: NodeJS.Timeout;
  readonly #cancel: () => void;
  readonly #writer = new MessageWriter();
  readonly #reader: MessageReader;
  readonly #names = new Map<string, Map<string, string>>();
  /** Names are this connection's alone: behind a pooler, one that was given elsewhere is unknown, never another statement. */
  readonly #prefix = randomBytes(6).toString('hex');
  #nextName = 0;
  #batch: Batch | null = null;
  /** Resolves when the socket is gone. */
  readonly closed: Promise<void>;
  isClosed = false;

  private constructor(
    socket: net.Socket,
    reader: MessageReader,
    { answerMs, cancel, onClosed }: { answerMs: number; cancel: () => void; onClosed: () => void },
  ) {
    this.#socket = socket;
    this.#reader = reader;
    this.#deadline = setTimeout(() => this.#giveUp(), answerMs).unref();
    this.#cancel = cancel;
    socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
      for (const message of this.#reader.read(chunk)) this.#receive(message);
    });
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('close', () => {
      this.isClosed = true;
      clearTimeout(this.#deadline);
      const batch = this.#endBatch();
      batch?.reject(batch.error ?? new ConnectionLostError('the connection to the database was lost'));
      onClosed();
    });
  }

  /**
   * Opens one to the first address that accepts.
   * Errors: those of the socket (ENOENT, ECONNREFUSED), of its certificate, of PostgreSQL (a wrong password); PoolTimeoutError.
   */
  static async open(
    target: WireTarget,
    deadlines: WireDeadlines,
    onClosed: () => void,
  ): Promise<WireConnection> {
    let failure: unknown = new Error('the database has no address');
    for (const address of target.addresses) {
      try {
        return await WireConnection.#openAt(address, target, deadlines, onClosed);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  static async #openAt(
    address: WireAddress,
    target: WireTarget,
    { connectMs, answerMs }: WireDeadlines,
    onClosed: () => void,
  ): Promise<WireConnection> {
    const ended = new AbortController();
    const timer = setTimeout(
      () => ended.abort(new PoolTimeoutError('the database could not be reached in time')),
      connectMs,
    );
    try {
      const socket = await openSocket(address, target.tls, ended.signal);
      // What goes wrong later shows as a close.
      socket.on('error', () => socket.destroy());
      ended.signal.addEventListener('abort', () => socket.destroy(ended.signal.reason as Error));
      const reader = new MessageReader();
      const session = await authenticate(socket, target, reader).catch((error: unknown) => {
        socket.destroy();
        throw error;
      });
      if (target.wantsPrimary && session.isStandby) {
        socket.destroy();
        throw new ConnectionLostError('the database takes no writes');
      }
      const cancel = (): void => void cancelStatement(address, target, session).catch(() => {});
      return new WireConnection(socket, reader, { answerMs, cancel, onClosed });
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Out: the rows of each statement.
   * Errors: the first of PostgreSQL, after which the rest of the batch was skipped; PoolTimeoutError without an answer.
   */
  run(statements: readonly WireStatement[]): Promise<WireRows[]> {
    const parsing = this.#writeAll(statements);
    return new Promise((resolve, reject) => {
      this.#batch = { parsing, statements, results: [], error: null, resolve, reject };
      this.#deadline.refresh();
      this.#socket.write(this.#writer.take());
    });
  }

  #endBatch(): Batch | null {
    const batch = this.#batch;
    this.#batch = null;
    return batch;
  }

  /** The server is asked to stop, and the connection is not used again: what may still come belongs to no batch. */
  #giveUp(): void {
    if (this.#batch === null) return;
    this.#cancel();
    this.#endBatch()?.reject(new PoolTimeoutError('the database did not answer in time'));
    this.#socket.destroy();
  }

  close(): void {
    if (!this.isClosed) this.#socket.end(this.#writer.begin('X').end().take());
  }

  /** Nothing of a batch may leave when a part of it cannot be written. */
  #writeAll(statements: readonly WireStatement[]): Named[] {
    try {
      const parsing: Named[] = [];
      for (const statement of statements) {
        const named = this.#write(statement);
        if (named !== null) parsing.push(named);
      }
      this.#writer.begin('S').end();
      return parsing;
    } catch (error) {
      this.#writer.take();
      throw error;
    }
  }

  /** Parse where needed, Bind and Execute; all values travel as text. Out: what was sent to be parsed, or null. */
  #write({ text, params, key, group = '' }: WireStatement): Named | null {
    const known = key === null ? undefined : this.#names.get(group)?.get(key);
    const name = known ?? (key === null ? '' : `${this.#prefix}_${this.#nextName++}`);
    if (known === undefined) this.#writer.begin('P').name(name).name(text).int16(0).end();
    this.#writer.begin('B').name('').name(name).int16(0).int16(params.length);
    for (const value of params) this.#writer.value(value);
    this.#writer.int16(0).end();
    this.#writer.begin('E').name('').int32(0).end();
    return known === undefined ? { group, key, name } : null;
  }

  #rollBack(): Buffer {
    return this.#writer.begin('Q').name('rollback').end().take();
  }

  #remember({ group, key, name }: Named): void {
    if (key === null) return;
    const names = this.#names.get(group) ?? new Map<string, string>();
    this.#names.set(group, names.set(key, name));
  }

  #receive({ type, body }: WireMessage): void {
    const batch = this.#batch;
    if (batch === null) return;
    switch (type) {
      case '1': {
        const parsed = batch.parsing.shift();
        if (parsed !== undefined) this.#remember(parsed);
        break;
      }
      case '2':
        batch.results.push([]);
        break;
      case 'D': {
        const bytesAt = batch.statements[batch.results.length - 1]?.bytesAt ?? -1;
        batch.results.at(-1)?.push(readDataRow(body, bytesAt));
        break;
      }
      case 'E':
        batch.error ??= readError(body);
        break;
      case 'Z':
        // An error under an explicit `begin` leaves the transaction open; no other request may get the connection like that.
        if (body[0] !== idle) return void this.#socket.write(this.#rollBack());
        this.#endBatch();
        if (batch.error === null) batch.resolve(batch.results);
        else batch.reject(batch.error);
        break;
      default:
    }
  }
}
