import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type StubRequest = { method: string; headers: http.IncomingHttpHeaders; body: string };
export type Stub = {
  readonly url: string;
  readonly requests: StubRequest[];
  /** What the next answers are. */
  answer: { status: number; body: string };
  readonly close: () => Promise<void>;
};

/** An HTTP endpoint on loopback that keeps what it is asked. */
export const startStub = async (): Promise<Stub> => {
  const requests: StubRequest[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        method: request.method ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(stub.answer.status, { 'Content-Type': 'application/json' }).end(stub.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: Stub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    answer: { status: 200, body: '{}' },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
};
