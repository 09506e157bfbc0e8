import type { FixtureApp } from './fixture-app.ts';

export type Sent = {
  method?: string;
  as?: 'anon' | 'user' | 'service';
  prefer?: string;
  headers?: Record<string, string>;
};

/** Sends a write, as a user unless said otherwise. Out: status, headers, and the body as text and read as JSON. */
export async function sendWrite(
  app: FixtureApp,
  target: string,
  body: unknown,
  { method = 'POST', as = 'user', prefer, headers = {} }: Sent = {},
) {
  const response = await app.send(target, {
    method,
    as,
    headers: {
      'Content-Type': 'application/json',
      ...(prefer === undefined ? {} : { Prefer: prefer }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}
