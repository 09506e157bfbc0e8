import { EventEmitter } from 'node:events';
import type net from 'node:net';
import { filler } from '../wire/filler.ts';
import { MessageReader } from '../wire/message-reader.ts';

const protocol = 196_608;
const cancelRequest = 80_877_102;
/** The library opens a connection and asks for the array types on it: two questions, each with an end of its own. */
const openingAnswers = 2;
const partingMs = 2_000;

type Opening = {
  /** Opens the connection; given up with the signal. */
  readonly open: (signal: AbortSignal) => Promise<net.Socket>;
  /** Milliseconds until the database must have answered both first questions. */
  readonly openMs: number;
  /** Called when the library leaves while it was still opening, as it does at a server that only reads. */
  readonly onLeft: () => void;
};

/**
 * What the library is given as its socket. With a plain one it loses places for ever when a connection goes: between the error and
 * the close it still sends statements there and then waits for their answers on the next connection; a write that was planned for
 * a moment that never comes keeps the next connection from saying its first word; and after the first answer it waits
 * for the second one without a limit. Here error and close are one step, the first word leaves at once and alone, and opening has
 * one limit as a whole. `db/library/lost-connection.test.ts` shows each.
 */
export class LibrarySocket extends EventEmitter {
  readyState: 'open' | 'closed' = 'open';
  readonly #opening = new AbortController();
  readonly #reader = new MessageReader();
  readonly #onLeft: () => void;
  readonly #timer: NodeJS.Timeout;
  #real: net.Socket | null = null;
  #held: Buffer[] = [];
  #hasBegun = false;
  #answers = 0;
  #expectsEnd = false;
  #error: Error | null = null;

  constructor({ open, openMs, onLeft }: Opening) {
    super();
    this.#onLeft = onLeft;
    this.#timer = setTimeout(() => {
      this.#fail(
        connectionError('CONNECT_TIMEOUT', 'the database did not answer while a connection was opened'),
      );
    }, openMs);
    open(this.#opening.signal).then(
      (socket) => this.#use(socket),
      (error: unknown) => this.#fail(error instanceof Error ? error : new Error(String(error))),
    );
  }

  /** Always takes more: what the library does when told to wait loses transactions, and every statement has an answer of its own. */
  write(bytes: Buffer, done?: (error?: Error | null) => void): boolean {
    const chunk = this.#hasBegun ? bytes : this.#begin(bytes);
    if (this.#real === null) this.#held.push(chunk);
    else if (this.#real.writable) return this.#real.write(chunk, done) || true;
    done?.();
    return true;
  }

  end(bytes: Buffer): void {
    this.#expectsEnd = true;
    if (this.#answers < openingAnswers) this.#onLeft();
    if (this.#real === null) return this.destroy();
    this.#real.end(bytes);
    setTimeout(() => this.destroy(), partingMs).unref();
  }

  destroy(): void {
    this.#expectsEnd = true;
    this.#close();
  }

  pause(): void {
    this.#real?.pause();
  }

  resume(): void {
    this.#real?.resume();
  }

  #begin(bytes: Buffer): Buffer {
    this.#hasBegun = true;
    // The database answers a wish to cancel by closing.
    if (bytes.length === 16 && bytes.readUInt32BE(4) === cancelRequest) {
      this.#expectsEnd = true;
      this.#answers = openingAnswers;
      clearTimeout(this.#timer);
      return bytes;
    }
    return readFirstMessage(bytes);
  }

  #use(socket: net.Socket): void {
    if (this.readyState === 'closed') return void socket.destroy();
    this.#real = socket;
    socket.on('data', (bytes: Buffer<ArrayBuffer>) => {
      if (this.#answers < openingAnswers) this.#countAnswers(bytes);
      this.emit('data', bytes);
    });
    socket.on('error', (error) => (this.#error = error));
    socket.once('close', () => this.#close());
    for (const bytes of this.#held.splice(0)) socket.write(bytes);
  }

  #countAnswers(bytes: Buffer<ArrayBuffer>): void {
    for (const { type } of this.#reader.read(bytes)) if (type === 'Z') this.#answers += 1;
    if (this.#answers >= openingAnswers) clearTimeout(this.#timer);
  }

  #fail(error: Error): void {
    this.#error = error;
    this.#close();
  }

  /** Nothing may run between the two events: a statement that follows the error would be given this connection again. */
  #close(): void {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    clearTimeout(this.#timer);
    this.#opening.abort();
    this.#real?.destroy();
    if (!this.#expectsEnd && this.listenerCount('error') > 0)
      this.emit(
        'error',
        this.#error ?? connectionError('CONNECTION_CLOSED', 'the database closed the connection'),
      );
    this.emit('close', !this.#expectsEnd);
  }
}

function connectionError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/**
 * The first message of a connection as the database shall get it: without what the library had left to write from the connection
 * before, and without the filler.
 */
export function readFirstMessage(bytes: Buffer): Buffer {
  let at = 0;
  while (at + 8 < bytes.length && !isFirstMessage(bytes, at)) at += 1;
  const texts = bytes.toString('utf8', at + 8).split('\0');
  const kept: string[] = [];
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [name = '', value = ''] = [texts[index], texts[index + 1]];
    if (name !== '' && !(name in filler)) kept.push(name, value);
  }
  const body = Buffer.from(`${kept.join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.writeUInt32BE(protocol, 4);
  return Buffer.concat([head, body]);
}

const isFirstMessage = (bytes: Buffer, at: number): boolean =>
  bytes.readUInt32BE(at) === bytes.length - at && bytes.readUInt32BE(at + 4) === protocol;
