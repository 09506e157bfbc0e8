// `npm run faults -- <name>`: faults that take too long for `npm test`. What it finds goes to the terminal; a loss is exit code 1.
import process from 'node:process';
import { drillBackups } from './backup.ts';
import { drillDatabase } from './database.ts';
import { drillHostileClients } from './hostile/drill.ts';
import { drillHostileEngine } from './hostile/engine-drill.ts';
import { drillIncident } from './incident.ts';
import { drillPictures } from './pictures.ts';
import { drillKills } from './kills.ts';
import { drillPowerCuts } from './power-cuts.ts';
import { drillRunbook } from './runbook/drill.ts';
import { drillRush } from './rush.ts';

const drills: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  backup: drillBackups,
  database: drillDatabase,
  hostile: drillHostileClients,
  'hostile-engine': drillHostileEngine,
  incident: drillIncident,
  pictures: drillPictures,
  kills: drillKills,
  power: drillPowerCuts,
  runbook: drillRunbook,
  rush: drillRush,
};

const [name = '', ...args] = process.argv.slice(2);
const drill = drills[name];
if (drill === undefined) {
  console.error(`Usage: npm run faults -- ${Object.keys(drills).join('|')}`);
  process.exit(1);
}
process.exitCode = (await drill(args)) ? 0 : 1;
