import path from 'node:path';
import process from 'node:process';
import { runAndFollow } from './setup/child.mjs';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';

const node = prepare({ build: 'apps/server' });
runAndFollow(node, ['--enable-source-maps', path.join(root, 'apps/server/src/cli/dev.ts')], {
  ...process.env,
  NODE_ENV: 'development',
});
