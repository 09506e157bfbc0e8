import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endProcesses, processesOf, untilGone } from './end-processes.ts';
import { type Fault, writeThroughFaults } from './write-through-faults.ts';

const defaults = { times: 100 };

const faults: readonly Fault[] = [
  {
    name: 'every process is killed',
    cause: ({ pid }) => endProcesses(processesOf(pid).all),
  },
  {
    name: 'the process that serves is killed',
    cause: ({ pid }) => endProcesses(processesOf(pid).serving),
    isMendedByServer: true,
  },
  {
    name: 'the server of the database is killed',
    // The first process ends by itself then, so that what supervises it starts it again.
    cause: async ({ pid }) => {
      const { all, database } = processesOf(pid);
      await endProcesses(database);
      await untilGone(all);
    },
  },
  {
    name: 'the first process is killed',
    // What it started ends by itself, after what is under way there.
    cause: async ({ pid }) => {
      const { all } = processesOf(pid);
      await endProcesses([pid]);
      await untilGone(all);
    },
  },
];

/**
 * Kills processes of the server while rows and files are written: all, the one that serves, the database, the first one, by turns.
 * @param args how many times
 * @returns whether nothing that was acknowledged is lost
 */
export async function drillKills(args: readonly string[]): Promise<boolean> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-kills-'));
  try {
    return await writeThroughFaults({
      dataDir,
      times: Number(args[0] ?? defaults.times),
      faults,
      writeMs: 500,
    });
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
