import process from 'node:process';
import { prepareDataFolder, startPreparedServer } from '../../tooling/test-server/prepared-server.ts';

/**
 * Starts two servers: one on an empty database for the journeys, one with demo data for the walk through the screens.
 * Their ports are chosen by the configuration, which every worker reads.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const forget = await prepareDataFolder();
  const empty = await startPreparedServer(Number(process.env['E2E_PORT']), { DEMO_DATA: 'false' });
  const demo = await startPreparedServer(Number(process.env['E2E_DEMO_PORT']), { DEMO_DATA: 'true' });
  process.env['E2E_DATA_DIR'] = empty.dataDir;
  process.env['E2E_DEMO_DATA_DIR'] = demo.dataDir;
  return async () => {
    await Promise.all([empty.stop(), demo.stop()]);
    forget();
  };
}
