import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { log } from './log.mjs';
import { root } from './paths.mjs';

const file = path.join(root, '.setup.lock');

function holder() {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0) process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? -1 : 0;
  }
}

/** One set-up at a time in a checkout: two installs in one tree destroy each other. */
export function locked(step) {
  for (let said = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') {
        process.stderr.write(`The checkout cannot be written (${error.code}): ${root}\n`);
        process.exit(1);
      }
    }
    if (holder() === 0) {
      rmSync(file, { force: true });
      continue;
    }
    if (!said) log('waiting for another set-up of this checkout');
    said = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    return step();
  } finally {
    rmSync(file, { force: true });
  }
}
