import path from 'node:path';
import process from 'node:process';
import { parseEnvironment } from '#settings.ts';
import { openDataFolder } from '@kawanusaha/backend/startup/data-folder';
import { lockInstance } from '@kawanusaha/backend/startup/instance-lock';
import { removeCluster } from '@kawanusaha/backend/startup/open-database';
import { readEnvironment } from '@kawanusaha/backend/startup/read-environment';
import { endProcess } from '@kawanusaha/backend/startup/ending/end-process';

const root = path.resolve(import.meta.dirname, '../../../..');
const env = parseEnvironment(readEnvironment(root, process.env));
if (env.DATABASE_URL !== undefined) {
  console.error('DATABASE_URL is set; only the embedded database can be reset.');
  endProcess(1);
}
const dataDir = openDataFolder(path.resolve(root, env.DATA_DIR));
try {
  const lock = await lockInstance(dataDir, 'the terminal of its command');
  removeCluster(dataDir);
  lock.release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  endProcess(1);
}
console.log(`The embedded database in ${dataDir} is gone; the next start makes a new one.`);
