import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { processTree } from '../measure/cpu.ts';
import type { Subject } from '../measure/round.ts';
import { settle } from '../measure/settle.ts';
import type { Identity, Operation } from '../work/operations.ts';
import { withPrefix } from '../work/operations.ts';
import { makeOwner, ownerEmail } from '../work/people.ts';
import { seedBench } from '../work/seed-bench.ts';

type Running = {
  readonly url: string;
  readonly publishableKey: string;
  readonly pid: number;
  readonly database: { readonly pid: number; readonly socket: string; readonly password: string };
};

export type Checkout = {
  /** Waits until nothing is left to do of what the rows began. */
  readonly settle: () => Promise<void>;
  readonly subject: (operation: Operation) => Subject;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the server of a checkout whose packages are installed and whose web app is built, and fills it with the rows of the bench.
 * Errors: thrown where the server ends before it is ready.
 */
export async function startCheckout(folder: string): Promise<Checkout> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run-checkout.ts'), folder], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    void ended.then(() => reject(new Error(`the server of ${folder} ended while it started`)));
  });
  const running = JSON.parse(line) as Running;
  const stop = (): Promise<void> => {
    child.stdin.end();
    return ended;
  };
  try {
    const owner = await fill(running);
    const roots = { server: running.pid, database: running.database.pid };
    return {
      settle: () => settle(() => [...new Set(Object.values(roots).flatMap((pid) => processTree(pid)))]),
      subject: (operation) => ({
        name: path.basename(folder),
        port: Number(new URL(running.url).port),
        roots,
        call: (n) => withPrefix(operation.call(owner, n), '/rest/v1'),
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(running: Running): Promise<Identity> {
  const { socket, password } = running.database;
  const owner = await makeOwner(running);
  const sql = postgres({
    path: socket,
    database: 'kawanusaha',
    user: 'postgres',
    password,
    max: 2,
    onnotice: () => {},
  });
  try {
    await seedBench(sql, ownerEmail);
  } finally {
    await sql.end();
  }
  return owner;
}
