import net from 'node:net';
import { authenticate } from './authenticate.ts';
import { MessageReader, readDataRow, type WireMessage, type WireValue } from './message-reader.ts';
import { MessageWriter } from './message-writer.ts';
import type { SocketTarget } from './socket-target.ts';
import { ConnectionLostError, readError, type WireError } from './wire-error.ts';

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
  readonly #writer = new MessageWriter();
  readonly #reader = new MessageReader();
  readonly #names = new Map<string, Map<string, string>>();
  #nextName = 0;
  #batch: Batch | null = null;
  /** Resolves when the socket is gone. */
  readonly closed: Promise<void>;
  isClosed = false;

  private constructor(socket: net.Socket, onClosed: () => void) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
      for (const message of this.#reader.read(chunk)) this.#receive(message);
    });
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('close', () => {
      this.isClosed = true;
      this.#batch?.reject(
        this.#batch.error ?? new ConnectionLostError('the connection to the database was lost'),
      );
      this.#batch = null;
      onClosed();
    });
  }

  /** Errors: those of the socket (ENOENT, ECONNREFUSED), and those of PostgreSQL, such as a wrong password. */
  static async open(target: SocketTarget, onClosed: () => void): Promise<WireConnection> {
    const socket = net.connect(`${target.socketDir}/.s.PGSQL.${target.port}`);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    // What goes wrong later shows as a close.
    socket.on('error', () => socket.destroy());
    await authenticate(socket, target);
    return new WireConnection(socket, onClosed);
  }

  /** Out: the rows of each statement. Errors: the first of PostgreSQL, after which the rest of the batch was skipped. */
  run(statements: readonly WireStatement[]): Promise<WireRows[]> {
    const parsing = this.#writeAll(statements);
    return new Promise((resolve, reject) => {
      this.#batch = { parsing, statements, results: [], error: null, resolve, reject };
      this.#socket.write(this.#writer.take());
    });
  }

  close(): void {
    if (!this.isClosed) this.#socket.end(this.#writer.begin('X').end().take());
  }

  /** Nothing of a batch may leave when a part of it cannot be written. */
  #writeAll(statements: readonly WireStatement[]): Named[] {
    try {
      const parsing = statements.flatMap((statement) => this.#write(statement));
      this.#writer.begin('S').end();
      return parsing;
    } catch (error) {
      this.#writer.take();
      throw error;
    }
  }

  /** Parse where needed, Bind and Execute; all values travel as text. Out: what was sent to be parsed. */
  #write({ text, params, key, group = '' }: WireStatement): Named[] {
    const known = key === null ? undefined : this.#names.get(group)?.get(key);
    const name = known ?? (key === null ? '' : `s${this.#nextName++}`);
    if (known === undefined) this.#writer.begin('P').name(name).name(text).int16(0).end();
    this.#writer.begin('B').name('').name(name).int16(0).int16(params.length);
    for (const value of params) this.#writer.value(value);
    this.#writer.int16(0).end();
    this.#writer.begin('E').name('').int32(0).end();
    return known === undefined ? [{ group, key, name }] : [];
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
        // An error under an explicit `begin` leaves the transaction open; nobody else may get the connection like that.
        if (body[0] !== idle) return void this.#socket.write(this.#rollBack());
        this.#batch = null;
        if (batch.error === null) batch.resolve(batch.results);
        else batch.reject(batch.error);
        break;
      default:
    }
  }
}
