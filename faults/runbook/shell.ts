import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../tooling/source-files.ts';
import type { Walked } from './commands.ts';

const withinMs = 600_000;

/** What stands in a command of the pages and what stands here in its place. */
export type Values = Readonly<Record<string, string>>;

/** A command that goes on running. */
export type Running = {
  readonly pid: number;
  readonly read: () => string;
  readonly ended: Promise<number | null>;
};

/** Throws where something is not as the pages say. */
export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/**
 * Runs commands of the pages as a person at a terminal would: their text is given to sh, in the checkout.
 * @param env the settings that the person has put into `.env`
 */
export class Shell {
  /** What has been run. */
  readonly done = new Set<Walked>();
  readonly env: Record<string, string>;

  constructor(env: Record<string, string>) {
    this.env = env;
  }

  /** Starts a command and does not wait for its end. */
  start(written: Walked, values: Values = {}, env: Record<string, string> = {}, rest = ''): Running {
    let text: string = written;
    for (const [name, value] of Object.entries(values)) {
      assert(text.includes(name), `'${name}' does not stand in: ${written}`);
      text = text.replaceAll(name, value);
    }
    const child = spawn('sh', ['-c', text + rest], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...this.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', resolve);
    });
    this.done.add(written);
    return { pid: child.pid ?? 0, read: () => said, ended };
  }

  /**
   * Runs a command to its end, which has to be code 0, and what it says has to fit.
   * @returns what it said
   */
  async run(
    written: Walked,
    fits: RegExp,
    values: Values = {},
    { env = {}, rest = '' }: { readonly env?: Record<string, string>; readonly rest?: string } = {},
  ): Promise<string> {
    const running = this.start(written, values, env, rest);
    const code = await running.ended;
    const said = running.read().trim();
    assert(code === 0 && fits.test(said), `${written}: code ${code}: ${said}`);
    console.log(`ok: ${written}${rest}`);
    return said;
  }
}

/** Waits until a running command has said something. */
export async function untilSaid(running: Running, what: RegExp): Promise<void> {
  let code: number | null | undefined;
  void running.ended.then((ended) => (code = ended));
  for (const began = performance.now(); !what.test(running.read()); await sleep(100)) {
    assert(code === undefined, `it ended with code ${code}: ${running.read().slice(-4_000)}`);
    assert(performance.now() - began < withinMs, `it never said ${what}: ${running.read().slice(-4_000)}`);
  }
}
