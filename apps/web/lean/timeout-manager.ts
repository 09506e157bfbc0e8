/** Stands in the browser's build for the query library's choice of timers, which are the browser's. */
export const timeoutManager = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimeout: (id: number) => clearTimeout(id),
  setInterval: (run: () => void, ms: number) => setInterval(run, ms),
  clearInterval: (id: number) => clearInterval(id),
};

/** Runs it behind what is under way. */
export const systemSetTimeoutZero = (run: () => void): void => void setTimeout(run, 0);
