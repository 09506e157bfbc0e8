import { once } from 'node:events';
import net from 'node:net';
import { MessageReader } from '#db/wire/message-reader.ts';

/** What happens to a connection instead of an answer. */
export type Deed = 'close' | 'reset' | 'silence' | 'answer';

/** What the server is when a connection is opened; a test changes it to promote it or not. */
export type ScriptedState = { isStandby: boolean };

export type ScriptedPostgres = {
  readonly url: string;
  readonly connections: ReadonlySet<net.Socket>;
  /** What came that PostgreSQL would refuse as a first message. */
  readonly strange: readonly string[];
  readonly stop: () => Promise<void>;
};

const messageOf = (type: string, body: Uint8Array | string = ''): Buffer => {
  const bytes = Buffer.from(body as string);
  const head = Buffer.from(`${type}....`);
  head.writeUInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};
const welcome = ({ isStandby }: ScriptedState): Buffer =>
  Buffer.concat([
    messageOf('R', Buffer.alloc(4)),
    messageOf('S', `in_hot_standby\0${isStandby ? 'on' : 'off'}\0`),
    // The default of new transactions, which is the same at a standby.
    messageOf('S', 'default_transaction_read_only\0off\0'),
    messageOf('K', Buffer.alloc(8, 1)),
    messageOf('Z', 'I'),
  ]);

/**
 * Speaks as much of PostgreSQL's protocol as a pool needs, over no data, and goes when it is told to.
 * @param script what to do at a message: the number of the connection from 1 on, the type of the message (`startup` for the first one), its text
 * @param state whether it only reads
 */
export async function startScriptedPostgres(
  script: (connection: number, type: string, text: string) => Deed,
  state: ScriptedState = { isStandby: false },
): Promise<ScriptedPostgres> {
  const connections = new Set<net.Socket>();
  const strange: string[] = [];
  let count = 0;
  const server = net.createServer((socket) => {
    const number = (count += 1);
    const reader = new MessageReader();
    const prepared = new Map<string, string>();
    let hasBegun = false;
    let status = 'I';
    let isSilent = false;
    connections.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => connections.delete(socket));
    const act = (type: string, text: string, answer: () => Buffer[]): boolean => {
      const deed = isSilent ? 'silence' : script(number, type, text);
      if (deed === 'close') socket.end();
      if (deed === 'reset') socket.resetAndDestroy();
      isSilent ||= deed === 'silence';
      if (deed === 'answer') for (const bytes of answer()) socket.write(bytes);
      return deed === 'answer';
    };
    const answerTo = (type: string, text: string): Buffer[] => {
      const [first = '', second = ''] = text.split('\0');
      if (type === 'P') prepared.set(first, second);
      const run = type === 'Q' ? first : type === 'B' ? (prepared.get(second) ?? '') : '';
      if (run.startsWith('begin')) status = 'T';
      if (/^(?:commit|rollback)/.test(run)) status = 'I';
      if (type === 'X') socket.end();
      const done = messageOf('C', 'SELECT 0\0');
      const ready = messageOf('Z', status);
      const answers: Record<string, Buffer[]> = {
        P: [messageOf('1')],
        D: [messageOf('t', Buffer.alloc(2)), messageOf('n')],
        B: [messageOf('2')],
        E: [done],
        S: [ready],
        Q: [done, ready],
      };
      return answers[type] ?? [];
    };
    socket.on('data', (bytes: Buffer<ArrayBuffer>) => {
      let rest = bytes;
      if (!hasBegun) {
        hasBegun = true;
        const length = rest.readUInt32BE(0);
        if (length > rest.length || rest.readUInt32BE(4) !== 196_608) {
          strange.push(rest.toString('latin1'));
          return socket.destroy();
        }
        if (!act('startup', rest.toString('utf8', 8, length), () => [welcome(state)])) return;
        rest = rest.subarray(length);
      }
      for (const { type, body } of reader.read(rest))
        if (!act(type, body.toString(), () => answerTo(type, body.toString()))) return;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `postgres://owner:secret@127.0.0.1:${port}/scripted`,
    connections,
    strange,
    async stop() {
      for (const socket of connections) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
