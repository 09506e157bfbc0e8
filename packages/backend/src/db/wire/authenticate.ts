import { createHash } from 'node:crypto';
import type net from 'node:net';
import type { MessageReader, WireMessage } from './message-reader.ts';
import { MessageWriter } from './message-writer.ts';
import { startScram } from './scram.ts';
import { ConnectionLostError, readError } from './wire-error.ts';
import type { WireTarget } from './wire-target.ts';

const protocol = 196_608;
/** What the texts of values depend on; an address cannot change it. */
const settings = { client_encoding: 'UTF8', TimeZone: 'UTC', DateStyle: 'ISO, MDY' };
const named = new Set(Object.keys(settings).map((name) => name.toLowerCase()));

/** The server's process, by which a statement can be cancelled, and whether the server takes writes. */
export type Session = { readonly processId: number; readonly secretKey: Buffer; readonly isStandby: boolean };

const md5 = (...parts: (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest('hex');

/**
 * Brings a fresh socket to the point where it takes statements: start-up, then SCRAM-SHA-256, or what an older server asks for.
 * Errors: those of PostgreSQL, and a way of authentication that is none of these.
 */
export async function authenticate(
  socket: net.Socket,
  target: WireTarget,
  reader: MessageReader,
): Promise<Session> {
  const messages = receive(socket, reader);
  const writer = new MessageWriter();
  const { user, database, password } = target;
  const own = Object.entries(target.settings).filter(([name]) => !named.has(name.toLowerCase()));
  writer.begin(null).int32(protocol);
  const wanted = {
    user,
    database,
    application_name: 'kawanusaha',
    ...Object.fromEntries(own),
    ...settings,
  };
  for (const [name, value] of Object.entries(wanted)) writer.name(name).name(value);
  socket.write(writer.byte(0).end().take());
  const scram = startScram(password);
  const session = { processId: 0, secretKey: Buffer.alloc(0), isStandby: false };
  for await (const { type, body } of messages) {
    if (type === 'E') throw readError(body);
    if (type === 'Z') return session;
    if (type === 'K')
      Object.assign(session, { processId: body.readInt32BE(0), secretKey: Buffer.from(body.subarray(4)) });
    if (type === 'S' && body.toString('utf8') === 'in_hot_standby\0on\0') session.isStandby = true;
    if (type !== 'R') continue;
    const data = body.toString('utf8', 4);
    switch (body.readInt32BE(0)) {
      case 0:
        break;
      case 3:
        socket.write(writer.begin('p').name(password).end().take());
        break;
      case 5: {
        const answer = `md5${md5(md5(password, user), body.subarray(4, 8))}`;
        socket.write(writer.begin('p').name(answer).end().take());
        break;
      }
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
        throw new Error('the database asks for a way of authentication that is not supported');
    }
  }
  throw new ConnectionLostError('the database closed the connection before it was ready');
}

/** Messages as they come; leaves the socket without listeners when the loop over it ends. */
async function* receive(socket: net.Socket, reader: MessageReader): AsyncGenerator<WireMessage> {
  const waiting: WireMessage[] = [];
  let failure: Error | null = null;
  let wake = (): void => {};
  const hear = (chunk: Buffer<ArrayBuffer>): void => {
    waiting.push(...reader.read(chunk));
    wake();
  };
  const fail = (error: Error): void => void (failure = error);
  const end = (): void => wake();
  socket.on('data', hear).once('error', fail).once('close', end);
  try {
    for (;;) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) yield next;
      if (failure !== null) throw failure;
      if (socket.destroyed) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    socket.off('data', hear).off('error', fail).off('close', end);
  }
}
