import process from 'node:process';
import { rotateSigningKeys } from '@kawanusaha/backend/auth/keys/key-store';
import { deriveSecrets } from '@kawanusaha/backend/auth/keys/secrets';
import { runCommand } from '#cli/run-command.ts';

// With --revoke the tokens of the old keys end at once: for a key that may have been seen by a person.
const revoke = process.argv.includes('--revoke');

await runCommand(async (sql, { jwtSecret }) => {
  await rotateSigningKeys(sql, deriveSecrets(jwtSecret).encryptionKey, { revoke });
  return revoke
    ? 'A new key signs access tokens; the tokens of the old keys end within a minute.'
    : 'A new key signs access tokens; tokens of the old one stay valid until they end.';
});
