import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '#db/pool.ts';
import { AuthError } from '../errors/auth-error.ts';

/** Where a decision about an account is asked for: a function of the database, or an HTTP address. */
export type Hook =
  | { readonly kind: 'function'; readonly schema: string; readonly name: string }
  | { readonly kind: 'http'; readonly url: string; /** Signing key, raw bytes. */ readonly secret: Buffer };

const functionMs = 2_000;
const httpMs = 5_000;
const maxAnswerBytes = 200 * 1024;

/**
 * Asks a hook and gives the object that it answers.
 * Errors: 500 `hook_timeout`, `hook_payload_invalid`, `unexpected_failure`; what the hook itself refuses, with its own
 * message and status (`{error: {http_code, message}}`).
 */
export async function askHook(
  database: Pick<Database, 'owner'>,
  hook: Hook,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const answer = await (hook.kind === 'function' ? callFunction(database, hook, input) : post(hook, input));
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new AuthError('hook_payload_invalid');
  }
  const members = answer as Record<string, unknown>;
  const refusal = members['error'];
  if (typeof refusal === 'object' && refusal !== null) throw refusedBy(refusal as Record<string, unknown>);
  return members;
}

function refusedBy({ http_code: code, message }: Record<string, unknown>): AuthError {
  const status = Number(code);
  return new AuthError('hook_refused', {
    ...(typeof message === 'string' ? { message: message.slice(0, 500) } : {}),
    ...(Number.isInteger(status) && status >= 400 && status < 600 ? { status } : {}),
  });
}

async function callFunction(
  { owner }: Pick<Database, 'owner'>,
  { schema, name }: Extract<Hook, { kind: 'function' }>,
  input: Record<string, unknown>,
): Promise<unknown> {
  try {
    return await owner.begin(async (tx) => {
      await tx`select set_config('statement_timeout', ${String(functionMs)}, true)`;
      const [row] = await tx<{ answer: unknown }[]>`
        select ${tx(schema)}.${tx(name)}(${tx.json(input as never)}::jsonb) as answer`;
      // A function that returns nothing has nothing against it.
      return row?.answer ?? {};
    });
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === '57014';
    throw new AuthError(isLate ? 'hook_timeout' : 'unexpected_failure', { cause: error });
  }
}

/** Signed as Standard Webhooks say, so that the receiver can tell the server from others and a repeat from a first try. */
async function post(
  { url, secret }: Extract<Hook, { kind: 'http' }>,
  input: Record<string, unknown>,
): Promise<unknown> {
  const body = JSON.stringify(input);
  const id = randomUUID();
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(time),
        'webhook-signature': `v1,${signature}`,
      },
      body,
      signal: AbortSignal.timeout(httpMs),
      redirect: 'error',
    });
    const text = await readBounded(response);
    if (!response.ok)
      throw new AuthError('unexpected_failure', { message: `The hook answered ${response.status}` });
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown);
  } catch (error) {
    if (error instanceof AuthError) throw error;
    if (error instanceof SyntaxError) throw new AuthError('hook_payload_invalid', { cause: error });
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new AuthError(isLate ? 'hook_timeout' : 'unexpected_failure', { cause: error });
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body as AsyncIterable<Uint8Array> | null) ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes)
      throw new AuthError('hook_payload_invalid', { message: 'The hook answered too much' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
