import { parseArgs } from 'node:util';
import { StartupError } from '@kawanusaha/backend/startup/startup-error';

/** More than this gain nothing on one machine, and would use up the connections of the embedded database. */
const maxProcesses = 8;

/**
 * How many processes serve requests: `--processes N`, one by default.
 * @throws StartupError for what is no number from 1 to 8, and for any other argument
 */
export function readProcesses(args: readonly string[]): number {
  let text: string | undefined;
  try {
    ({ processes: text } = parseArgs({ args: [...args], options: { processes: { type: 'string' } } }).values);
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error));
  }
  if (text === undefined) return 1;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > maxProcesses) {
    throw new StartupError(`--processes takes a number from 1 to ${maxProcesses}.`);
  }
  return count;
}
