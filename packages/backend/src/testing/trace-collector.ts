import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type OtlpValue = { readonly stringValue?: string; readonly intValue?: number | string };

/** A span as a collector gets it. */
export type ToldSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: OtlpValue }[];
};

type OtlpBody = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ToldSpan[] }[];
  }[];
};

export type TraceCollector = {
  readonly endpoint: string;
  readonly spans: ToldSpan[];
  /** Each body as it came, and the headers of the last one. */
  readonly bodies: string[];
  readonly headers: () => IncomingMessage['headers'];
  /** What it answers from now on; a collector that hangs gives none. */
  readonly answerWith: (status: number | 'nothing') => void;
  readonly close: () => Promise<void>;
};

/** Stands in for a collector of OpenTelemetry: takes OTLP/HTTP as JSON on a port of its own. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ToldSpan[] = [];
  const bodies: string[] = [];
  let headers: IncomingMessage['headers'] = {};
  let status: number | 'nothing' = 200;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    headers = request.headers;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    if (status === 'nothing') return;
    if (status === 200 && request.url === '/v1/traces') {
      bodies.push(text);
      const { resourceSpans } = JSON.parse(text) as OtlpBody;
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    headers: () => headers,
    answerWith: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
