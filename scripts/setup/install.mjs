// Runs on the Node that the machine has (20 or newer), before anything is installed: built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { timed } from './log.mjs';
import { modules, root } from './paths.mjs';

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const system = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node-${system}-${process.arch}`;
const wanted = manifest.optionalDependencies?.[nodePackage];
const binary = path.join(nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Runs npm in the checkout under a Node; ends this process when it fails. */
export function npm(node, args) {
  const cli = process.env.npm_execpath;
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  // NODE_ENV=production would drop the development dependencies that the build needs.
  delete env.NODE_ENV;
  const [command, before] = cli !== undefined && /\.c?js$/.test(cli) ? [node, [cli]] : ['npm', []];
  const run = spawnSync(command, [...before, ...args], { cwd: root, env, stdio: 'inherit' });
  if (run.status === 0) return;
  process.stderr.write(`npm ${args[0]} failed (${run.status ?? run.error?.message}).\n`);
  process.exit(1);
}

const versionOf = (node) => spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout?.trim();

/**
 * The pinned Node. It is fetched first, alone, so that the install itself runs under it: packages for platforms whose
 * `engines` refuse the machine's Node would otherwise be skipped without a word.
 */
function pinnedNode() {
  if (wanted === undefined || process.version === `v${wanted}`) return process.execPath;
  const cache = path.join(root, '.cache', `node-${wanted}`);
  const places = [path.join(modules, binary), path.join(cache, 'node_modules', binary)];
  const found = places.find((file) => existsSync(file) && versionOf(file) === `v${wanted}`);
  if (found !== undefined) return found;
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, 'package.json'), '{"private":true}\n');
  timed(`fetching Node ${wanted}`, () =>
    npm(process.execPath, [
      'install',
      '--prefix',
      cache,
      '--no-save',
      '--loglevel=error',
      `${nodePackage}@${wanted}`,
    ]),
  );
  return places[1];
}

const stampFile = path.join(modules, '.install-stamp');
const installed = path.join(modules, binary);

function installStamp() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const isCurrent = (stamp) =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp &&
  (wanted === undefined || existsSync(installed));

/** What an installation is marked with that trim.mjs has made smaller. */
const trimmed = (stamp) => `${stamp} trimmed`;

/** Marks the installation as one that runs the product, and no more. */
export function markTrimmed() {
  writeFileSync(stampFile, trimmed(installStamp()));
}

/**
 * Path of the Node to run the product with when all is installed, else null; writes nothing.
 * @param development whether the packages for development must be there too
 */
export function findInstalled(development) {
  const stamp = installStamp();
  if (!isCurrent(stamp) && (development || !isCurrent(trimmed(stamp)))) return null;
  return wanted === undefined ? process.execPath : installed;
}

/**
 * Installs what the lock file names, unless that has been done for this very lock file.
 * @returns path of the Node to run the product with
 */
export function ensureInstalled() {
  const node = pinnedNode();
  const stamp = installStamp();
  if (!isCurrent(stamp)) {
    timed('installing packages', () =>
      npm(node, ['ci', '--include=dev', '--include=optional', '--loglevel=error']),
    );
    writeFileSync(stampFile, stamp);
    rmSync(path.join(root, '.cache', `node-${wanted}`), { recursive: true, force: true });
  }
  return wanted === undefined ? node : installed;
}
