import path from 'node:path';
import { startCluster } from '../../packages/backend/src/db/cluster/start-cluster.ts';
import { makeCertificate } from '../../packages/backend/src/testing/tls-cluster.ts';
import { findFreePort } from '../../tooling/test-server/start-server.ts';
import type { Shell } from './shell.ts';

/** The audit of a database that `DATABASE_URL` names, over TLS as a provider has it. */
export async function walkExternalDatabase(shell: Shell, folder: string): Promise<void> {
  const { key, certificate, certificateFile } = await makeCertificate(folder);
  const cluster = await startCluster({
    dataDir: path.join(folder, 'external'),
    password: 'kata-sandi-latihan',
    tls: { port: await findFreePort(), key, certificate },
  });
  try {
    const { owner, password, port } = cluster;
    const address = `postgresql://${owner}:${password}@localhost:${port}/postgres?sslmode=verify-full`;
    await shell.run(
      'DATABASE_URL=<new> npm run audit',
      /no invariant is broken/,
      { '<new>': `'${address}'` },
      {
        env: {
          NODE_EXTRA_CA_CERTS: certificateFile,
          DATA_DIR: path.join(folder, 'of-commands'),
          BACKUP_DIR: '',
          BACKUP_KEY: '',
        },
      },
    );
  } finally {
    await cluster.stop();
  }
}
