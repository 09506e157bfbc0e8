import path from 'node:path';
import process from 'node:process';
import { parseEnvironment } from '#settings.ts';
import { openDataFolder } from '#startup/data-folder.ts';
import { readRunningInstance } from '#startup/instance-lock.ts';
import { removeCluster } from '#startup/open-database.ts';
import { readEnvironment } from '#startup/read-environment.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const env = parseEnvironment(readEnvironment(root, process.env));
if (env.DATABASE_URL !== undefined) {
  console.error('DATABASE_URL is set; only the embedded database can be reset.');
  process.exit(1);
}
const dataDir = openDataFolder(path.resolve(root, env.DATA_DIR));
const running = readRunningInstance(dataDir);
if (running !== null) {
  console.error(`KawanUsaha runs on ${dataDir} (process ${running.pid}); stop it first.`);
  process.exit(1);
}
removeCluster(dataDir);
console.log(`The embedded database in ${dataDir} is gone; the next start makes a new one.`);
