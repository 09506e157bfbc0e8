import { verifyBackup } from '@kawanusaha/backend/backup/verify-backup';
import { loadSecrets } from '@kawanusaha/backend/startup/secrets';
import { readBackupPlace } from '#cli/read-backup-place.ts';
import { runAlone } from '#cli/run-command.ts';
import { findBrokenInvariants } from '#moderation/find-broken-invariants.ts';

/** `npm run backup:verify`: restores the newest backup aside and compares it with what was measured; a finding is exit code 1. */
await runAlone(async () => {
  const { backups, dataDir } = readBackupPlace();
  const { backup, tables, rows, files, findings } = await verifyBackup({
    backups,
    folder: dataDir,
    password: loadSecrets(dataDir).databasePassword,
    audit: async (sql) => {
      const broken = await findBrokenInvariants(sql);
      return broken.map(({ invariant, detail }) => `${invariant}: ${detail}`);
    },
  });
  if (findings.length > 0)
    throw new Error(`Backup ${backup.id} is not good, ${findings.length} findings:\n${findings.join('\n')}`);
  return `Backup ${backup.id} is good: restored, ${tables} tables with ${rows} rows and ${files} stored files are as they were, no invariant is broken.`;
});
