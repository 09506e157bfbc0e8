import { once } from 'node:events';
import type net from 'node:net';
import { MessageReader, type WireMessage } from './message-reader.ts';
import { MessageWriter } from './message-writer.ts';
import { startScram } from './scram.ts';
import type { SocketTarget } from './socket-target.ts';
import { ConnectionLostError, readError } from './wire-error.ts';

const protocol = 196_608;
const settings = {
  client_encoding: 'UTF8',
  application_name: 'kawanusaha',
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
};

/**
 * Brings a fresh socket to the point where it takes statements: start-up, SCRAM-SHA-256 or trust.
 * Errors: those of PostgreSQL, and other ways of authentication, which the embedded cluster does not use.
 */
export async function authenticate(socket: net.Socket, target: SocketTarget): Promise<void> {
  const messages = receive(socket);
  const writer = new MessageWriter();
  writer.begin(null).int32(protocol);
  for (const [name, value] of Object.entries({ user: target.user, database: target.database, ...settings })) {
    writer.name(name).name(value);
  }
  socket.write(writer.byte(0).end().take());
  const scram = startScram(target.password);
  for await (const { type, body } of messages) {
    if (type === 'E') throw readError(body);
    if (type === 'Z') return;
    if (type !== 'R') continue;
    const data = body.toString('utf8', 4);
    switch (body.readInt32BE(0)) {
      case 0:
        break;
      case 10: {
        const size = Buffer.byteLength(scram.first);
        socket.write(writer.begin('p').name('SCRAM-SHA-256').int32(size).bytes(scram.first).end().take());
        break;
      }
      case 11:
        socket.write(
          writer
            .begin('p')
            .bytes(await scram.final(data))
            .end()
            .take(),
        );
        break;
      case 12:
        scram.verify(data);
        break;
      default:
        throw new Error('the database asks for a way of authentication other than SCRAM-SHA-256');
    }
  }
  throw new ConnectionLostError('the database closed the connection before it was ready');
}

/** Messages as they come; leaves the socket without listeners when the loop over it ends. */
async function* receive(socket: net.Socket): AsyncGenerator<WireMessage> {
  const reader = new MessageReader();
  const ended = new AbortController();
  const stop = (): void => ended.abort();
  socket.once('close', stop);
  try {
    for (;;) {
      const [chunk] = (await once(socket, 'data', { signal: ended.signal })) as [Buffer<ArrayBuffer>];
      yield* reader.read(chunk);
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  } finally {
    socket.off('close', stop);
  }
}
