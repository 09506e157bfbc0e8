import { longestFileMs } from '@kawanusaha/contracts/file-limits';
import { expect, it } from 'vitest';
import { exportAgreement } from '#teams/export-agreement/handler.ts';
import { exportIdea } from './handler.ts';

// The first ZIP after a start loads the writers of PDF, Word and Excel: 6 s of CPU, and half a minute on a machine with much else to do.
it('functions that make files may take longer than what answers from the database', () => {
  for (const { name, timeoutMs } of [exportIdea, exportAgreement])
    expect({ name, timeoutMs }).toEqual({ name, timeoutMs: longestFileMs });
});
