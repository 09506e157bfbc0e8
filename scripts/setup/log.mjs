import process from 'node:process';

/** Prints a line of the set-up. */
export const log = (message) => process.stdout.write(`[setup] ${message}\n`);

/** Runs a step and says how long it took. */
export function timed(label, step) {
  const started = Date.now();
  log(`${label} ...`);
  const result = step();
  log(`${label}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
