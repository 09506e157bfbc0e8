import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * Runs the product as a child and lives as long as it does. The terminal sends Ctrl-C to both; a signal meant for us
 * alone is passed on; and when npm is killed without telling us, a new parent gives it away.
 */
export function runAndFollow(node, args, env) {
  const child = spawn(node, args, { stdio: 'inherit', env });
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
