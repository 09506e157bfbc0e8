import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { root } from './paths.mjs';

/** Node keeps what it makes of each module: taking the types off a thousand files is most of a start. */
export const compileCache = path.join(root, '.cache', 'compiled-modules');

/**
 * Runs the product as a child and lives as long as it does. The terminal sends Ctrl-C to both; a signal meant for us
 * alone is passed on; and when npm is killed without telling us, a new parent gives it away.
 */
export function runAndFollow(node, args, env) {
  const child = spawn(node, args, { stdio: 'inherit', env: { NODE_COMPILE_CACHE: compileCache, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}
