import process from 'node:process';
import { startServer, type TestServer } from '../../tooling/test-server/start-server.ts';

/**
 * Starts two servers: one on an empty database for the journeys, one with demo data for the walk through the screens.
 * Their ports are chosen by the configuration, which every worker reads.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const empty = await startServer(Number(process.env['E2E_PORT']), { DEMO_DATA: 'false' });
  const demo = await startServer(Number(process.env['E2E_DEMO_PORT']), { DEMO_DATA: 'true' });
  process.env['E2E_DATA_DIR'] = empty.dataDir;
  process.env['E2E_DEMO_DATA_DIR'] = demo.dataDir;
  const servers: TestServer[] = [empty, demo];
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
