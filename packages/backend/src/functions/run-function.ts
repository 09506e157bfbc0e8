import type { Caller } from '#http/app-env.ts';
import type { FunctionContext, FunctionDefinition } from '#functions/define-function.ts';
import { jsonResponse } from '#functions/json-response.ts';

const defaultTimeoutMs = 15_000;
const defaultMaxBodyBytes = 64 * 1024;

/**
 * Runs one function: who may call it, how long its body may be, how long it may take. A refused token, an unknown name
 * and a late handler carry the relay header that `functions-js` tells apart from the handler's own refusals. A text that the
 * database cannot hold is the client's fault: 400.
 * Errors: those of the handler.
 */
export async function runFunction<Context extends Pick<FunctionContext, 'caller'>>(
  definition: FunctionDefinition<Context>,
  request: Request,
  context: Context,
): Promise<Response> {
  if (definition.verifyJwt && !hasToken(context.caller)) return relayError('Invalid JWT', 401);
  const body = await boundBody(request, definition.maxBodyBytes ?? defaultMaxBodyBytes);
  if (body === null) return relayError('Payload too large', 413);
  const answer = definition.handler(body, context).catch((error: unknown) => {
    if (isUnstorableText(error)) return jsonResponse(unstorableText, 400);
    throw error;
  });
  return withTimeout(answer, definition.timeoutMs ?? defaultTimeoutMs);
}

const unstorableText = {
  error: 'validation_failed',
  message: 'Text must be valid Unicode without NUL characters',
};

/** Whether the database refused a text that no column can hold: NUL, or bytes that are no UTF-8. The client sent it, now or in JSON before. */
function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05');
}

/**
 * Whether the caller showed a token that counts: a user's whose proofs are complete, or one of a trusted secret or issuer that
 * names no user (`anon`, `service_role`). A project key alone is no token.
 */
function hasToken({ userId, token, claims, role }: Caller): boolean {
  if (userId !== null) return true;
  return token !== null && claims !== null && role !== 'authenticated' && claims.role === role;
}

/** An answer of the relay, not of a function. */
export function relayError(message: string, status: number): Response {
  return Response.json({ message }, { status, headers: { 'x-relay-error': 'true' } });
}

/** The request when its body is short enough; one sent in pieces, without a length, is counted first. */
async function boundBody(request: Request, maxBytes: number): Promise<Request | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const stated = request.headers.get('content-length');
  if (stated !== null) return Number(stated) > maxBytes ? null : request;
  const body = await request.arrayBuffer();
  if (body.byteLength > maxBytes) return null;
  const { method, headers, signal } = request;
  return new Request(request.url, { method, headers, signal, body: body.byteLength === 0 ? null : body });
}

async function withTimeout(answer: Promise<Response>, ms: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(relayError('Function timed out', 504)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
