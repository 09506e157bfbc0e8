/** Stand in the browser's build for what the query library's hooks ask about suspense, error boundaries and a stored cache: this app has none. */
export const ensureSuspenseTimers = (): void => undefined;

/** No query suspends. */
export const shouldSuspend = (): boolean => false;

/** Only asked for where a query suspends. */
export const fetchOptimistic = (): undefined => undefined;

/** There is no error boundary that could be tried again. */
export const ensurePreventErrorBoundaryRetry = (): void => undefined;

/** As above. */
export const useClearResetErrorBoundary = (): void => undefined;

/** A failure is told by the screen that reads (`throwOnError` is set nowhere). */
export const getHasError = (): boolean => false;

/** As above. */
export const useQueryErrorResetBoundary = (): undefined => undefined;

/** Nothing is restored from a stored cache. */
export const useIsRestoring = (): boolean => false;

/** Named by the library's other hooks, which nothing calls. */
export const defaultThrowOnError = shouldSuspend;
export const QueryErrorResetBoundary = useQueryErrorResetBoundary;
export const IsRestoringProvider = useQueryErrorResetBoundary;
