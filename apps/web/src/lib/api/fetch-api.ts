/** Calls the data API as an anonymous visitor: on the server the process's own, in the browser the network. */
export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>;

/** An answer of the data API that is no success. `code` is the SQLSTATE or PGRST code of its body, empty when there is none. */
export class ApiRequestError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ApiRequestError';
    this.status = status;
    this.code = code;
  }
}

/**
 * Reads the JSON of a data API answer.
 * Throws {@link ApiRequestError} for every status that is no success.
 */
export async function readJson<Body>(response: Response): Promise<Body> {
  if (response.ok) return (await response.json()) as Body;
  const body = (await response.json().catch(() => null)) as { code?: unknown; message?: unknown } | null;
  throw new ApiRequestError(
    response.status,
    typeof body?.code === 'string' ? body.code : '',
    typeof body?.message === 'string' ? body.message : `HTTP ${response.status}`,
  );
}
