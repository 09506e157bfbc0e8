import process from 'node:process';
import * as fc from 'fast-check';

/*
 * Generated tests make the same cases on every run, so that what passes here passes on CI. `FUZZ_SEED=<number>`
 * looks at other cases, which is for finding faults, not for letting a change land.
 */
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121) });
