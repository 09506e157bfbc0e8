import process from 'node:process';
import { startTlsCluster, type TlsCluster } from '@kawanusaha/backend/testing/tls-cluster';
import type { TestProject } from 'vitest/node';
import { prepareDataFolder, startPreparedServer } from './prepared-server.ts';
import { findFreePort } from './start-server.ts';

export type AcceptanceTarget = {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    target: AcceptanceTarget;
  }
}

/**
 * Starts one server for the black-box tests; they know its address and its two keys, nothing else. With TEST_DATABASE=tls it
 * stands on a PostgreSQL of its own, over TCP with TLS and a verified certificate.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = process.env['TEST_DATABASE'] === 'tls' ? await startTlsCluster() : null;
  const forget = await prepareDataFolder();
  const { url, publishableKey, secretKey, stop } = await startPreparedServer(await findFreePort(), {
    DEMO_DATA: 'false',
    ...(database === null
      ? {}
      : { DATABASE_URL: addressOf(database), NODE_EXTRA_CA_CERTS: database.certificateFile }),
  });
  project.provide('target', { url, publishableKey, secretKey });
  return async () => {
    await stop();
    await database?.stop();
    forget();
  };
}

const addressOf = ({ owner, password, port }: TlsCluster): string =>
  `postgresql://${owner}:${password}@localhost:${port}/postgres?sslmode=verify-full`;
