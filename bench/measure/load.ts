import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Gets the body of a good answer, for calls that live on what the one before them brought. */
  readonly received?: (body: string) => void;
  /** Gets the headers of every answer. */
  readonly answered?: (headers: IncomingHttpHeaders) => void;
};

export type Load = {
  readonly requests: number;
  readonly errors: number;
  readonly seconds: number;
  readonly latenciesMs: number[];
};

/**
 * Sends calls over a fixed number of kept-alive connections, each connection one call after another, for a time and until
 * enough are done: on a busy machine the time alone would measure a server that has hardly begun.
 * @param next gives the call for the n-th request
 */
export async function runLoad(
  port: number,
  next: (n: number) => Call,
  options: { readonly connections: number; readonly ms: number; readonly minRequests: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const latenciesMs: number[] = [];
  let sent = 0;
  let errors = 0;
  const started = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() - started < options.ms || sent < options.minRequests) {
      const before = performance.now();
      const status = await send(port, agent, next(sent++));
      latenciesMs.push(performance.now() - before);
      if (status < 200 || status >= 300) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  agent.destroy();
  return { requests: latenciesMs.length, errors, seconds: (performance.now() - started) / 1000, latenciesMs };
}

function send(port: number, agent: Agent, call: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, agent, method: call.method, path: call.path, headers: call.headers },
      (response) => {
        const { received } = call;
        call.answered?.(response.headers);
        if (received === undefined || response.statusCode !== 200) {
          response.resume();
        } else {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (body += part));
          response.once('end', () => received(body));
        }
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(call.body);
  });
}

/** The value below which a share of the latencies lies. */
export function percentile(latencies: readonly number[], share: number): number {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle of a few rounds. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
