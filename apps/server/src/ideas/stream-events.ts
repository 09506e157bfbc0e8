import type { Logger } from 'pino';

export type SendEvent = (name: string, data: unknown) => void;

const unexpectedText = 'Terjadi kesalahan saat memproses permintaan';

const keepAliveMs = 10_000;

/**
 * A server-sent event stream that stays open while `work` runs. `work` gets a signal that ends when the reader leaves;
 * what it throws becomes one `problem` event.
 */
export function streamEvents(
  signal: AbortSignal,
  log: Logger,
  work: (send: SendEvent, ended: AbortSignal) => Promise<void>,
): Response {
  const left = new AbortController();
  const ended = AbortSignal.any([signal, left.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!ended.aborted) controller.enqueue(encoder.encode(text));
      };
      // Proxies close what is silent for long, and a slow model is silent for long.
      const keepAlive = setInterval(() => write(': menunggu\n\n'), keepAliveMs);
      write(': mulai\n\n');
      try {
        await work((name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`), ended);
      } catch (error) {
        log.error({ err: error }, 'an event stream failed');
        write(
          `event: problem\ndata: ${JSON.stringify({ error: 'unexpected', message: unexpectedText })}\n\n`,
        );
      } finally {
        clearInterval(keepAlive);
        if (!ended.aborted) controller.close();
      }
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
