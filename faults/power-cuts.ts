import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcesses, processesOf } from './end-processes.ts';
import { type Fault, writeThroughFaults } from './write-through-faults.ts';

const defaults = { times: 30 };
const diskBytes = 8 * 1024 ** 3;
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: the file system ends at once and writes nothing more, not even its journal. */
const cutPower =
  'open(my $d, "<", $ARGV[0]) or die $!; my $how = pack("I", 2); ioctl($d, 0x8004587d, $how) or die $!';

function run(command: string, ...args: string[]): void {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${done.stderr}`);
}

/** A backend that began while the others were ended goes by itself once it sees that its parent is gone; until then the place is in use. */
async function unmount(place: string): Promise<void> {
  const until = Date.now() + 20_000;
  while (spawnSync('umount', [place]).status !== 0) {
    if (Date.now() > until) return run('umount', place);
    await sleep(200);
  }
}

/**
 * Cuts the power of the disk while rows and files are written: the data folder lies on an ext4 of its own in a file, which is ended as
 * a power cut ends it (what no fsync had brought to the disk is lost), before the processes are killed. Needs root, mke2fs and perl.
 * What it cannot show: a disk that says that it has written what it has not.
 * @param args how many times
 * @returns whether nothing that was acknowledged is lost
 */
export async function drillPowerCuts(args: readonly string[]): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-power-'));
  const [disk, place] = [path.join(folder, 'disk'), path.join(folder, 'place')];
  fs.mkdirSync(place);
  fs.writeFileSync(disk, '');
  fs.truncateSync(disk, diskBytes);
  run('mkfs.ext4', '-q', '-F', disk);
  const mount = (): void => run('mount', '-o', 'loop', disk, place);
  const fault: Fault = {
    name: 'the power is cut',
    cause: async ({ pid }) => {
      const { all } = processesOf(pid);
      run('perl', '-e', cutPower, place);
      await endProcesses(all);
      await unmount(place);
      mount();
    },
  };
  mount();
  try {
    return await writeThroughFaults({
      dataDir: path.join(place, 'data'),
      times: Number(args[0] ?? defaults.times),
      faults: [fault],
      writeMs: 3_000,
    });
  } finally {
    spawnSync('umount', [place]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
