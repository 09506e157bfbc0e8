import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@kawanusaha/backend/backup/restore/restore-backup';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';
import { readBackupPlace } from '#cli/read-backup-place.ts';
import { readMoment } from '#cli/read-moment.ts';
import { runAlone } from '#cli/run-command.ts';

/** `npm run restore -- [--to <time>] [--into <folder>] [--secrets <secrets.json>]`: a new data folder as it was at that moment. */
await runAlone(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { to: { type: 'string' }, into: { type: 'string' }, secrets: { type: 'string' } },
  });
  const { backups, dataDir, storage } = readBackupPlace();
  const now = new Date();
  const to = values.to === undefined ? null : readMoment(values.to, now);
  const stamp = now.toISOString().slice(0, 19).replaceAll(/\D/g, '');
  const into = path.resolve(values.into ?? `${dataDir}-restored-${stamp}`);
  const { backup, lastAt, deletions, files } = await restoreBackup({
    backups,
    to,
    into,
    secretsFile: values.secrets ?? null,
    openStore: (directory) => openByteStore({ storage: { ...storage, directory } }),
  });
  const lines = [
    `Restored into ${into} from backup ${backup.id}; the last transaction is of ${lastAt?.toISOString() ?? backup.finishedAt}.`,
    `${files.restored} stored files were put back; ${deletions} accounts that were deleted later were deleted again.`,
    ...files.missing.map((name) => `The backup has no copy of the stored file ${name}.`),
    `Start it with DATA_DIR=${into} npm start; when it is right, let it take the place of the old folder.`,
  ];
  return lines.join('\n');
});
