import path from 'node:path';
import process from 'node:process';
import { runAndFollow } from './setup/child.mjs';
import { root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';

const node = prepare({ build: true, development: false });
const args = ['--max-semi-space-size=16', path.join(root, 'apps/server/src/main.ts')];
runAndFollow(node, [...args, ...process.argv.slice(2)], { ...process.env, NODE_ENV: 'production' });
