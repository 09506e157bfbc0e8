/** Writes the table of what the official clients may call into the README: `node packages/backend/acceptance/write-coverage.ts`. */
import fs from 'node:fs';
import { placeCoverage, readmePath } from './place-coverage.ts';

fs.writeFileSync(readmePath, placeCoverage(fs.readFileSync(readmePath, 'utf8')));
