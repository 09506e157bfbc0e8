import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '#startup/startup-error.ts';

const secretsSchema = z.object({
  databasePassword: z.string().min(32),
  requestPassword: z.string().min(32),
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string().min(32),
});

/** Secrets that the server makes for itself at its first start. */
export type Secrets = z.infer<typeof secretsSchema>;

const token = (bytes: number): string => randomBytes(bytes).toString('base64url');

/**
 * Writes a file that is whole and on the disk when it appears, unless another start made it meanwhile: a second set of
 * secrets would lock both out of the database that the first one made.
 */
function writeOnce(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  fs.writeFileSync(part, text, { mode: 0o600, flush: true });
  try {
    fs.linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    // A file system without links.
    fs.copyFileSync(part, file, fs.constants.COPYFILE_EXCL);
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/**
 * Reads the generated secrets of a data folder, making them at the first start (file mode 0600).
 * @throws StartupError when the file is there but damaged, since new secrets would lock us out of the database
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (!fs.existsSync(file)) {
    const made: Secrets = {
      databasePassword: token(32),
      requestPassword: token(32),
      publishableKey: `sb_publishable_${token(24)}`,
      secretKey: `sb_secret_${token(32)}`,
      jwtSecret: token(48),
    };
    writeOnce(file, `${JSON.stringify(made, null, 2)}\n`);
  }
  fs.chmodSync(file, 0o600);
  try {
    return secretsSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    throw new StartupError(
      `The file ${file} is damaged; restore it, or remove the data folder to begin anew.`,
    );
  }
}
