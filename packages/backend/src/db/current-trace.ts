import { AsyncLocalStorage } from 'node:async_hooks';

/** The trace of the request under way, 32 hexadecimal digits, which its statements carry into the log of the database. */
export const currentTrace = new AsyncLocalStorage<string>();
