/** Stand in the browser's build for what the query library's hooks ask about suspense, error boundaries and a stored cache: this app has none. */
export const ensureSuspenseTimers = (): void => undefined;

export const shouldSuspend = (): boolean => false;

/** Only asked for where a query suspends. */
export const fetchOptimistic = (): undefined => undefined;

export const ensurePreventErrorBoundaryRetry = (): void => undefined;

export const useClearResetErrorBoundary = (): void => undefined;

/** A failure is told by the screen that reads (`throwOnError` is set nowhere). */
export const getHasError = (): boolean => false;

export const useQueryErrorResetBoundary = (): undefined => undefined;

export const useIsRestoring = (): boolean => false;

/** Named by the library's other hooks, which nothing calls. */
export const defaultThrowOnError = shouldSuspend;
export const QueryErrorResetBoundary = useQueryErrorResetBoundary;
export const IsRestoringProvider = useQueryErrorResetBoundary;
