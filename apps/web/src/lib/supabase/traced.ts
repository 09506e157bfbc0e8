function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A request with a trace of its own (W3C `traceparent`), by which the logs of the server and of its database name it. */
export function traced(input: RequestInfo | URL, init?: RequestInit): RequestInit {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`);
  return { ...init, headers };
}
