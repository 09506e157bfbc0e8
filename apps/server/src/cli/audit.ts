import { runCommand } from '#cli/run-command.ts';
import { findBrokenInvariants } from '#moderation/find-broken-invariants.ts';

/** `npm run audit`: the invariants of the books and the sealed audit log; a finding is a line and exit code 1. */
await runCommand(async (sql) => {
  const findings = await findBrokenInvariants(sql);
  if (findings.length === 0) return 'The books are right: no invariant is broken.';
  const lines = findings.map(({ invariant, detail }) => `${invariant}: ${detail}`);
  throw new Error(`${findings.length} broken:\n${lines.join('\n')}`);
});
