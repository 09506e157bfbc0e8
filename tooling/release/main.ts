// `npm run release -- <number>`: makes the tag of a release from a clean checkout whose CHANGELOG.md says what is new. Pushes nothing.
// The list of the packages that it is made of goes along as a note of its commit; `npm run sbom --silent` prints the list of this checkout.
// With `--list` it writes the list of the release's migrations instead, by which later versions make such a database in their tests.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../source-files.ts';
import { attachBill, joinBills, makeBill, printBill } from './bill-of-materials.ts';
import { findFault } from './find-fault.ts';
import { listFile, listMigrations, printList } from './migration-list.ts';

const tryGit = (args: readonly string[], input?: string) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', input });
function git(args: readonly string[], input?: string): string {
  const run = tryGit(args, input);
  if (run.status === 0) return run.stdout.trim();
  process.stderr.write(`git ${args.join(' ')}: ${run.stderr ?? run.error?.message ?? ''}\n`);
  process.exit(1);
}
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const versionOf = (file: string): string => (JSON.parse(read(file)) as { version: string }).version;

async function release(number: string, option: string | undefined): Promise<void> {
  const list = printList(await listMigrations());
  if (option === '--list' && /^\d+\.\d+\.\d+$/.test(number)) {
    writeFileSync(listFile(number), list);
    process.stdout.write(`supabase/releases/${number}.json lists the migrations of this checkout.\n`);
    return;
  }
  const fault = findFault({
    number,
    manifest: versionOf('package.json'),
    lock: versionOf('package-lock.json'),
    changelog: read('CHANGELOG.md'),
    isListed: existsSync(listFile(number)) && readFileSync(listFile(number), 'utf8') === list,
    changed: git(['status', '--porcelain']),
    tags: git(['tag', '--list']).split('\n'),
  });
  if (fault !== null) {
    process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
  const bill = makeBill();
  const isJoined = joinBills((args) => {
    const { status, stdout } = tryGit(args);
    return status === 0 ? stdout.trim() : null;
  });
  git(['tag', '--annotate', `v${number}`, '--message', `v${number}`]);
  attachBill(git, `v${number}`, bill);
  process.stdout.write(
    `v${number} is ${git(['rev-parse', '--short', 'HEAD'])}, with the list of its packages. Next: git push origin v${number} refs/notes/sbom\n`,
  );
  if (!isJoined)
    process.stderr.write(
      'origin could not be asked for the lists of earlier releases (refs/notes/sbom); where it has some, fetch and merge them before the push.\n',
    );
}

const [number = '', option] = process.argv.slice(2);
// Without an exit: what is on its way to a pipe would be lost with the process.
if (number === 'sbom') process.stdout.write(printBill(makeBill()));
else await release(number, option);
