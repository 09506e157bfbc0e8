/** No free connection, or no answer, in time; the caller may try again. */
export class PoolTimeoutError extends Error {
  override readonly name = 'PoolTimeoutError';
  readonly code = 'POOL_TIMEOUT';
}
