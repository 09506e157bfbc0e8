import path from 'node:path';
import process from 'node:process';
import { makeSealKey } from '@kawanusaha/backend/adapters/object-store/seal';
import { dropOldBackups } from '@kawanusaha/backend/backup/drop-old';
import type { Manifest } from '@kawanusaha/backend/backup/manifest';
import { takeBackup } from '@kawanusaha/backend/backup/take-backup';
import { openByteStore } from '@kawanusaha/backend/storage/bytes/open-byte-store';
import { readBackupPlace } from '#cli/read-backup-place.ts';
import { openCliDatabase } from '#cli/open-cli-database.ts';
import { runAlone } from '#cli/run-command.ts';

/** `npm run backup`: a base backup now, beside a running server or without one; `-- --new-key` makes a key for BACKUP_KEY. */
if (process.argv.includes('--new-key')) {
  const { identity, recipient } = await makeSealKey();
  console.log(`BACKUP_KEY=${identity}\n\nOnly writes, reading needs the one above: BACKUP_KEY=${recipient}`);
} else {
  await runAlone(async () => {
    const { backups, keep, dataDir, storage } = readBackupPlace();
    const database = await openCliDatabase();
    try {
      if (database.backup === null) throw new Error('The database is not the embedded one.');
      const manifest = await takeBackup({
        target: database.backup,
        backups,
        store: openByteStore({ storage }),
        secretsFile: path.join(dataDir, 'secrets.json'),
        keepDays: keep.keepDays,
      });
      await dropOldBackups(backups, manifest.archive, keep);
      return describe(manifest, backups.address);
    } finally {
      await database.close();
    }
  });
}

function describe({ id, base, stored, secrets }: Manifest, address: string): string {
  const mebibytes = (base.bytes / 1024 / 1024).toFixed(1);
  const note =
    secrets === null
      ? '\nIt is not encrypted (BACKUP_KEY), so secrets.json is not in it: keep a copy of that elsewhere.'
      : '';
  return `Backup ${id} lies in ${address}: ${mebibytes} MiB and ${stored.files} stored files.${note}`;
}
