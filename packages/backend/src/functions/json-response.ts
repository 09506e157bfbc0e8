/** A JSON answer of a function. Errors are `{ error: <code>, message: <text for people> }` with their status. */
export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}
