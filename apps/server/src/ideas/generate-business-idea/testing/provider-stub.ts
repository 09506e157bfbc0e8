import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How one call of the stub goes. */
export type StubReply =
  | {
      kind: 'text';
      text: string;
      finishReason?: 'stop' | 'length' | 'content_filter';
      pauseMs?: number;
      /** What the end of the answer waits for. */
      endsAfter?: Promise<void>;
    }
  | { kind: 'status'; status: number; body: unknown }
  /** Accepts the call, sends this much, and then nothing more. */
  | { kind: 'hang'; text: string }
  /** Closes the connection in the middle of the stream. */
  | { kind: 'cut'; text: string };

export type StubCall = { path: string; authorization: string | null; body: Record<string, unknown> };

export type ProviderStub = {
  baseUrl: string;
  calls: StubCall[];
  /** How many callers hung up before the end of their answer. */
  hungUp: () => number;
  /** Replies in order; the last one repeats. */
  script: (...replies: StubReply[]) => void;
  close: () => Promise<void>;
};

const pieceLength = 40;

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
}

const envelope = { id: 'chatcmpl-1', created: 1_795_000_000, model: 'stub' };

function sendWhole(response: ServerResponse, reply: Extract<StubReply, { kind: 'text' }>): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      ...envelope,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: reply.text },
          finish_reason: reply.finishReason ?? 'stop',
        },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
    }),
  );
}

async function sendPieces(response: ServerResponse, text: string, pauseMs: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ ...envelope, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  send({ role: 'assistant', content: '' }, null);
  for (let at = 0; at < text.length; at += pieceLength) {
    send({ content: text.slice(at, at + pieceLength) }, null);
    if (pauseMs > 0) await sleep(pauseMs);
  }
}

function finishPieces(response: ServerResponse, finishReason: string): void {
  response.write(
    `data: ${JSON.stringify({ ...envelope, object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: finishReason }] })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

/** A server on loopback that speaks /chat/completions of the OpenAI protocol, streamed and whole. */
export async function startProviderStub(): Promise<ProviderStub> {
  let replies: StubReply[] = [];
  const calls: StubCall[] = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) hungUp += 1;
    });
    void (async () => {
      const body = await readBody(request);
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization ?? null, body });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply === undefined) return void response.writeHead(500).end();
      if (reply.kind === 'status') {
        response
          .writeHead(reply.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(reply.body));
        return;
      }
      if (body['stream'] !== true && reply.kind === 'text') return sendWhole(response, reply);
      await sendPieces(response, reply.text, reply.kind === 'text' ? (reply.pauseMs ?? 0) : 0);
      if (reply.kind === 'text') await reply.endsAfter;
      if (reply.kind === 'text') finishPieces(response, reply.finishReason ?? 'stop');
      if (reply.kind === 'cut') response.destroy();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    hungUp: () => hungUp,
    script: (...next) => {
      replies = next;
      calls.length = 0;
      hungUp = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
