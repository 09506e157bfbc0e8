import { once } from 'node:events';

type Change = { readonly table: string; readonly row: Readonly<Record<string, unknown>> };
type Frame = { readonly event: string; readonly topic: string; readonly payload: Record<string, unknown> };

const joinTimeoutMs = 30_000;
const beatMs = 25_000;

/**
 * A socket with the two subscriptions of an open conversation: its lines and its members. Out, once both stand: how to close it.
 * Rejects when the server refuses one or is silent for 30 s.
 */
export async function openSocket(
  url: string,
  apiKey: string,
  token: string,
  threadId: string,
  onChange: (change: Change) => void,
): Promise<() => void> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${apiKey}&vsn=1.0.0`,
  );
  await once(socket, 'open', { signal: AbortSignal.timeout(joinTimeoutMs) });
  const standing = new Set<string>();
  const stands = Promise.withResolvers<undefined>();
  socket.addEventListener('message', ({ data }) => {
    const { event, topic, payload } = JSON.parse(String(data)) as Frame;
    if (event === 'phx_reply' && payload['status'] === 'error')
      stands.reject(new Error(`the join was refused: ${JSON.stringify(payload)}`));
    if (event === 'system' && payload['extension'] === 'postgres_changes') {
      standing.add(topic);
      if (payload['status'] !== 'ok') stands.reject(new Error(`no changes: ${JSON.stringify(payload)}`));
      else if (standing.size === 2) stands.resolve(undefined);
    }
    if (event === 'postgres_changes') {
      const change = payload['data'] as { table: string; record?: Record<string, unknown> };
      onChange({ table: change.table, row: change.record ?? {} });
    }
  });
  socket.addEventListener('close', () => stands.reject(new Error('the socket was closed')));
  for (const [place, [table, column]] of [
    ['thread_messages', 'thread_id'],
    ['thread_members', 'thread_id'],
  ].entries()) {
    socket.send(
      JSON.stringify({
        topic: `realtime:${table}:${threadId}`,
        event: 'phx_join',
        ref: String(place + 1),
        join_ref: String(place + 1),
        payload: {
          access_token: token,
          config: {
            postgres_changes: [{ event: '*', schema: 'public', table, filter: `${column}=eq.${threadId}` }],
          },
        },
      }),
    );
  }
  const beat = setInterval(() => {
    socket.send('{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"0"}');
  }, beatMs);
  const timer = setTimeout(() => stands.reject(new Error('no subscription after 30 s')), joinTimeoutMs);
  await stands.promise.finally(() => clearTimeout(timer));
  return () => {
    clearInterval(beat);
    socket.close();
  };
}
