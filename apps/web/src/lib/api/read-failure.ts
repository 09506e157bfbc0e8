/** What a function of the server says when it refuses. */
export type FunctionFailure = {
  readonly error?: string;
  readonly message?: string;
  /** The field of the request that is wrong. */
  readonly field?: string | null;
  readonly provider_message?: string | null;
};

/** The answer behind an error of `functions.invoke`; empty when there was none. */
export async function readFailure(failure: object): Promise<FunctionFailure> {
  const context: unknown = 'context' in failure ? failure.context : undefined;
  if (!(context instanceof Response)) return {};
  return (await context.json().catch(() => ({}))) as FunctionFailure;
}
