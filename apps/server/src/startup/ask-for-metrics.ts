import { UnavailableError } from '@kawanusaha/backend/http/problem';

/** Longer than the first process waits for the others. */
const waitMs = 5_000;

/** The way of a worker to the metrics of all processes: it asks the first one. Errors: UnavailableError when that one is silent. */
export function createMetricsQuestion(ask: (id: number) => void): {
  readonly gather: () => Promise<string>;
  readonly hear: (id: number, text: string) => void;
} {
  const hearers = new Map<number, (text: string) => void>();
  let last = 0;
  return {
    gather: () =>
      new Promise((resolve, reject) => {
        const id = ++last;
        const timer = setTimeout(() => {
          hearers.delete(id);
          reject(new UnavailableError(new Error('the first process did not tell its metrics')));
        }, waitMs);
        hearers.set(id, (text) => {
          clearTimeout(timer);
          hearers.delete(id);
          resolve(text);
        });
        ask(id);
      }),
    hear: (id, text) => hearers.get(id)?.(text),
  };
}
