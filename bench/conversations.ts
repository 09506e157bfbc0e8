/**
 * How soon a line of a conversation is seen by the other side while many sockets are open: pairs of members, each with the
 * socket and subscriptions of /pesan/:id; lines leave by `send-message` at a steady pace, and the receiver marks them as read.
 * `--sockets=` (1,000 unless told), `--rate=` lines a second (20), `--seconds=` (20).
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { runningSocket } from '../packages/backend/src/db/cluster/place.ts';
import { findFreePort, startServer } from '../tooling/test-server/start-server.ts';
import { percentile } from './measure/load.ts';
import { openSocket } from './work/open-socket.ts';
import { seedConversations } from './work/seed-conversations.ts';

const numberOf = (name: string, otherwise: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const sockets = numberOf('sockets', 1_000);
const rate = numberOf('rate', 20);
const seconds = numberOf('seconds', 20);
const jwtSecret = 'benchmark-secret-of-more-than-thirty-two-characters';
/** So many sockets are opened at once. */
const openAtOnce = 20;
const lastAnswerMs = 10_000;

const server = await startServer(await findFreePort(), {
  DEMO_DATA: 'false',
  LOG_LEVEL: 'silent',
  JWT_SECRET: jwtSecret,
  ACCEPT_HS256: 'true',
  SOCKETS_PER_ADDRESS: String(sockets + 100),
});
const secrets = JSON.parse(fs.readFileSync(path.join(server.dataDir, 'secrets.json'), 'utf8')) as {
  databasePassword: string;
};
const place = runningSocket(path.join(server.dataDir, 'postgres'));
const sql = postgres({
  path: `${place.socketDir}/.s.PGSQL.${place.port}`,
  database: 'kawanusaha',
  user: 'postgres',
  password: secrets.databasePassword,
  max: 1,
  onnotice: () => {},
});

try {
  const members = await seedConversations(sql, sockets, { secret: jwtSecret, siteUrl: server.url });
  const call = async (token: string, address: string, body: unknown): Promise<boolean> => {
    const answer = await fetch(`${server.url}${address}`, {
      method: 'POST',
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };

  const sentAt = new Map<string, number>();
  const seenMs: number[] = [];
  const readMs: number[] = [];
  const newestOf = new Map<string, number>();
  const began = performance.now();
  const open: (() => void)[] = [];
  for (let at = 0; at < members.length; at += openAtOnce) {
    const opened = members.slice(at, at + openAtOnce).map(({ token, userId, threadId }) =>
      openSocket(server.url, server.publishableKey, token, threadId, ({ table, row }) => {
        const now = performance.now();
        if (table === 'thread_messages' && row['sender_id'] !== userId) {
          const sent = sentAt.get(String(row['id']));
          if (sent === undefined) return;
          sentAt.delete(String(row['id']));
          seenMs.push(now - sent);
          newestOf.set(threadId, sent);
          void call(token, '/rest/v1/rpc/mark_thread_read', { thread_id: threadId });
        }
        // The mark of the other: what was sent last is read.
        if (table === 'thread_members' && row['user_id'] !== userId && row['unread'] === 0) {
          const sent = newestOf.get(threadId);
          if (sent === undefined) return;
          newestOf.delete(threadId);
          readMs.push(now - sent);
        }
      }),
    );
    open.push(...(await Promise.all(opened)));
  }
  console.log(`${open.length} sockets stand after ${((performance.now() - began) / 1000).toFixed(1)} s`);

  let refused = 0;
  const total = rate * seconds;
  const start = performance.now();
  for (let n = 0; n < total; n += 1) {
    await sleep(Math.max(0, start + (n * 1000) / rate - performance.now()));
    const writer = members[(n * 7) % members.length];
    if (writer === undefined) continue;
    const id = randomUUID();
    sentAt.set(id, performance.now());
    void call(writer.token, '/functions/v1/send-message', {
      thread_id: writer.threadId,
      id,
      body: `Baris nomor ${n}: kita bertemu Sabtu di perpustakaan?`,
    }).then((isGood) => {
      if (!isGood) refused += 1;
    });
  }
  const until = performance.now() + lastAnswerMs;
  while (sentAt.size + newestOf.size > 0 && performance.now() < until) await sleep(50);
  const say = (list: readonly number[]) =>
    `p50 ${percentile(list, 0.5).toFixed(0)} ms, p95 ${percentile(list, 0.95).toFixed(0)} ms, p99 ${percentile(list, 0.99).toFixed(0)} ms`;
  console.log(`${total} lines at ${rate} a second: ${seenMs.length} seen, ${refused} refused`);
  console.log(`from sending to being seen by the other side: ${say(seenMs)}`);
  console.log(`from sending to the mark of having been read (${readMs.length}): ${say(readMs)}`);
  for (const close of open) close();
} finally {
  await sql.end();
  await server.stop();
}
