import { runCommand } from '#cli/run-command.ts';

type Finding = { invariant: string; detail: string };

/** `npm run audit`: the invariants of the books, each a query that finds nothing; a finding is a line and exit code 1. */
await runCommand(async (sql) => {
  const findings = await sql<Finding[]>`
    select invariant, detail from private.audit_invariants() order by invariant, detail`;
  if (findings.length === 0) return 'The books are right: no invariant is broken.';
  const lines = findings.map(({ invariant, detail }) => `${invariant}: ${detail}`);
  throw new Error(`${findings.length} broken:\n${lines.join('\n')}`);
});
