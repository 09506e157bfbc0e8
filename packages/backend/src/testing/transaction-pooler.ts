import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { MessageReader } from '#db/wire/message-reader.ts';

const idle = 0x49;

/**
 * A stand-in of a pooler in transaction mode that knows no names of statements: each transaction of a client runs on the
 * connection to the server that was used longest ago. Clients sign in without a password.
 * In: opens a connection to the server that is ready for statements; how many of them are shared.
 */
export async function openTransactionPooler(
  connect: () => Promise<net.Socket>,
  size: number,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const servers = await Promise.all(Array.from({ length: size }, connect));
  const free = [...servers];
  const waiting: ((server: net.Socket) => void)[] = [];
  const clients = new Set<net.Socket>();
  const take = (): Promise<net.Socket> => {
    // The one that was used longest ago, so that two transactions of a client never share one.
    const next = free.shift();
    return next === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(next);
  };
  const give = (server: net.Socket): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(server);
    else next(server);
  };

  /** Sends what the client writes, from its first word until each Sync or query of it is answered and no transaction is open. */
  async function serve(client: net.Socket): Promise<void> {
    const [startup] = (await once(client, 'data')) as [Buffer];
    if (startup.readInt32BE(4) !== 196_608) throw new Error('the stand-in speaks no TLS');
    client.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, idle]));
    const asked = new MessageReader();
    let server: net.Socket | null = null;
    let unanswered = 0;
    const answers = new MessageReader();
    const hear = (part: Buffer<ArrayBuffer>): void => {
      client.write(part);
      for (const { type, body } of answers.read(part)) {
        if (type !== 'Z') continue;
        unanswered -= 1;
        if (unanswered > 0 || body[0] !== idle || server === null) continue;
        server.off('data', hear);
        give(server);
        server = null;
      }
    };
    for await (const chunk of client as AsyncIterable<Buffer<ArrayBuffer>>) {
      const words = [...asked.read(chunk)].map(({ type }) => type);
      if (words.includes('X')) break;
      if (server === null) {
        server = await take();
        server.on('data', hear);
      }
      unanswered += words.filter((type) => type === 'S' || type === 'Q').length;
      server.write(chunk);
    }
    // What it left open would meet the next one.
    if (server !== null) server.destroy();
  }

  const listener = net.createServer((client) => {
    clients.add(client);
    client.on('error', () => {});
    serve(client).catch(() => client.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of [...clients, ...servers]) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
