// `npm run bench:beside -- <folder> <folder> [--only=name] [--rounds=9]`: two checkouts side by side, CPU of server and database for
// each call of the data API. They take turns within one run, so that other work on the machine meets both alike; measured once the jobs
// that the rows began have ended. Each folder is a checkout with packages installed and the web app built (`npm start` once does both).
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureInterleaved } from './measure/round.ts';
import { startCheckout, type Checkout } from './peers/start-checkout.ts';
import { printTable } from './print-table.ts';
import { restOperations } from './work/operations.ts';

const optionOf = (name: string): string =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
const folders = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const only = optionOf('only');
const options = { rounds: Number(optionOf('rounds') || 9), ms: 2_000, minRequests: 300, connections: 16 };
/** As in `main.ts`: after the first runs of the jobs. */
const settleMs = 15_000;

if (folders.length !== 2) {
  process.stderr.write('Name two checkouts.\n');
  process.exit(1);
}
const checkouts: Checkout[] = [];
try {
  for (const folder of folders) checkouts.push(await startCheckout(folder));
  await sleep(settleMs);
  for (const checkout of checkouts) await checkout.settle();
  for (const operation of restOperations.filter(({ name }) => name.includes(only))) {
    const figures = await measureInterleaved(
      checkouts.map(({ subject }) => subject(operation)),
      options,
    );
    printTable(operation.name, figures);
  }
} finally {
  for (const checkout of checkouts) await checkout.stop();
}
