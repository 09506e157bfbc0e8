// Runs one TypeScript file of the checkout with the pinned Node: `node scripts/run.mjs <file> [arguments]`.
import path from 'node:path';
import process from 'node:process';
import { runAndFollow } from './setup/child.mjs';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Name the file to run.\n');
  process.exit(1);
}
const node = prepare({
  build: /^(bench|quality|tooling)\//.test(file),
  // Commands of an operator run where a release is installed.
  development: !/^(apps|packages)\//.test(file),
});
runAndFollow(node, ['--enable-source-maps', path.join(root, file), ...rest], process.env);
