/**
 * A JSON answer of a function. Errors are `{ error: <code>, message: <text for people> }` with their status; the code of a refusal (4xx)
 * also stands in `x-sb-error-code`, where the log reads it.
 */
export function jsonResponse(body: unknown, status = 200): Response {
  const code = status >= 400 && status < 500 ? codeOf(body) : null;
  return Response.json(body, { status, ...(code === null ? {} : { headers: { 'x-sb-error-code': code } }) });
}

/** The code of an error; null for what is words. */
function codeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  return typeof error === 'string' && /^[\w-]{1,40}$/.test(error) ? error : null;
}
