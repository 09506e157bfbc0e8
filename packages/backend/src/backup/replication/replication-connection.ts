import net from 'node:net';
import { authenticate } from '#db/wire/authenticate.ts';
import { MessageReader, readDataRow, type WireMessage } from '#db/wire/message-reader.ts';
import { MessageWriter } from '#db/wire/message-writer.ts';
import type { SocketTarget } from '#db/wire/socket-target.ts';
import { ConnectionLostError, readError } from '#db/wire/wire-error.ts';
import { overSocket } from '#db/wire/wire-target.ts';

/** A connection that speaks PostgreSQL's replication protocol: one command, and what comes back as it comes. */
export class ReplicationConnection {
  readonly #socket: net.Socket;
  readonly #messages: AsyncGenerator<WireMessage>;
  readonly #writer = new MessageWriter();

  private constructor(socket: net.Socket, reader: MessageReader) {
    this.#socket = socket;
    this.#messages = readMessages(socket, reader);
  }

  /** Errors: those of the socket, and those of PostgreSQL. */
  static async open(target: SocketTarget): Promise<ReplicationConnection> {
    const socket = net.connect(`${target.socketDir}/.s.PGSQL.${target.port}`);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => socket.destroy());
    const reader = new MessageReader();
    await authenticate(socket, overSocket(target, { replication: 'true' }), reader);
    return new ReplicationConnection(socket, reader);
  }

  /** Sends a command; its answer is read with `next`. */
  send(command: string): void {
    this.#socket.write(this.#writer.begin('Q').name(command).end().take());
  }

  /** Sends bytes into a copy in both directions. */
  copy(bytes: Buffer): void {
    const head = Buffer.alloc(5);
    head.write('d', 'latin1');
    head.writeInt32BE(bytes.length + 4, 1);
    this.#socket.write(Buffer.concat([head, bytes]));
  }

  /** The next message. Errors: those that PostgreSQL sent, and a connection that went away. */
  async next(): Promise<WireMessage> {
    const { value, done } = await this.#messages.next();
    if (done === true) throw new ConnectionLostError('the connection to the database was lost');
    if (value.type === 'E') throw readError(value.body);
    return value;
  }

  /** Runs a command that answers with rows. */
  async rows(command: string): Promise<(string | null)[][]> {
    this.send(command);
    const rows: (string | null)[][] = [];
    for (;;) {
      const { type, body } = await this.next();
      if (type === 'D') rows.push(readDataRow(body, -1) as (string | null)[]);
      if (type === 'Z') return rows;
    }
  }

  /** Ends at once, whatever is under way. */
  close(): void {
    this.#socket.destroy();
  }
}

async function* readMessages(socket: net.Socket, reader: MessageReader): AsyncGenerator<WireMessage> {
  try {
    for await (const chunk of socket as AsyncIterable<Buffer<ArrayBuffer>>) yield* reader.read(chunk);
  } catch (error) {
    // Destroyed from here or from there: both are the end.
    if (!socket.destroyed) throw error;
  }
}
