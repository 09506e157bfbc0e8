/** Backups in a bucket instead of a folder, which stands in for a store of S3's kind and checks each signature. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startS3Stub, type S3Stub } from '@kawanusaha/backend/storage/testing/s3-stub';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '../tooling/test-server/prepared-server.ts';
import { programEnvironment } from '../tooling/test-server/start-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-backup-s3-'));
const dataDir = makeDataFolder();
const secret = 'kunci-rahasia-uji';
let stub: S3Stub;
beforeAll(async () => {
  stub = await startS3Stub(secret);
});
afterAll(async () => {
  await stub.close();
  for (const made of [folder, dataDir]) fs.rmSync(made, { recursive: true, force: true });
});

async function run(command: string, args: string[], env: Record<string, string>) {
  const file = path.join(root, `apps/server/src/cli/${command}.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...programEnvironment, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { code, said: said.trim() };
}

test(
  'a backup goes into a bucket, is proved good from there and comes back; one whose bytes were changed is not good',
  {
    timeout: 600_000,
  },
  async () => {
    const bucket = {
      BACKUP_S3_ENDPOINT: stub.endpoint,
      BACKUP_S3_REGION: 'id-uji-1',
      BACKUP_S3_ACCESS_KEY_ID: 'AKIAUJI',
      BACKUP_S3_SECRET_ACCESS_KEY: secret,
    };
    const key =
      /BACKUP_KEY=(AGE-SECRET-KEY-\w+-?\w+)/.exec((await run('backup', ['--new-key'], bucket)).said)?.[1] ??
      '';
    const env = { ...bucket, BACKUP_KEY: key, DATA_DIR: dataDir };
    const wrong = await run('backup', [], { ...env, BACKUP_S3_SECRET_ACCESS_KEY: 'lain' });
    expect([wrong.code, stub.objects.size]).toEqual([1, 0]);
    expect(wrong.said).not.toContain('lain');
    stub.refused.length = 0;

    const made = await run('backup', [], env);
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringContaining(`lies in ${stub.endpoint}`) as string,
    });
    expect(stub.refused).toEqual([]);
    const secrets = fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
    const { jwtSecret } = JSON.parse(secrets) as { jwtSecret: string };
    for (const bytes of stub.objects.values()) expect(bytes.includes(jwtSecret)).toBe(false);

    const aside = { ...env, DATA_DIR: path.join(folder, 'aside') };
    expect(await run('backup-verify', [], env)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/is good: restored, \d+ tables/) as string,
    });
    const into = path.join(folder, 'restored');
    expect(await run('restore', ['--into', into], aside)).toMatchObject({ code: 0 });
    expect(JSON.parse(fs.readFileSync(path.join(into, 'secrets.json'), 'utf8'))).toEqual(JSON.parse(secrets));
    expect(stub.refused).toEqual([]);

    for (const [name, bytes] of stub.objects) {
      if (!name.includes('base.tar')) continue;
      const changed = Buffer.from(bytes);
      changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
      stub.objects.set(name, changed);
    }
    expect((await run('backup-verify', [], env)).code).toBe(1);
  },
);
