/**
 * What an operator is told to type (docs/operations.md, SECURITY.md), word for word. `npm run faults -- runbook` runs the first list
 * on a data folder of its own, with the values of the place for what stands in angle brackets; `tooling/documentation` holds both lists
 * to the pages.
 */
export const walked = [
  'npm run config',
  'npm start',
  'curl -f http://127.0.0.1:3000/health/ready',
  'curl -i <server>/health/live',
  'npm run admin -- grant <email>',
  'npm run admin -- open-desk <email>',
  'npm run backup -- --new-key',
  'npm run backup',
  'npm run backup:verify',
  'npm run audit',
  'npm run keys:rotate',
  'npm run keys:rotate -- --revoke',
  'npm run restore',
  'npm run restore -- --to 2026-11-23T14:05:00+07:00',
  'DATA_DIR=<new folder> PORT=3100 npm start',
  'DATABASE_URL=<new> npm run audit',
  'npm run sbom --silent',
  'grep ABCD2345',
  'kill -USR1 <pid>',
  `cd <DATA_DIR> && PGPASSWORD=$(node -p 'require("./secrets.json").databasePassword') psql -h "$(sed -n 5p postgres/postmaster.pid)" -p "$(sed -n 4p postgres/postmaster.pid)" -U postgres kawanusaha`,
  'select pid, state, wait_event_type, query_start, application_name from pg_stat_activity order by query_start',
  'select pg_terminate_backend(<pid>)',
  "select pid, pg_blocking_pids(pid), application_name from pg_stat_activity where wait_event_type = 'Lock'",
  "select payload from auth.audit_log_entries where payload ->> 'action' = 'user_deleted'",
  'select auth.find_audit_break()',
  'pgbackrest --stanza=kawanusaha stanza-create',
  'pgbackrest --stanza=kawanusaha check',
  'pgbackrest --stanza=kawanusaha --type=full backup',
  'pgbackrest --stanza=kawanusaha --type=time "--target=2026-11-23 14:05:00+07" --target-action=promote restore',
] as const;

export type Walked = (typeof walked)[number];

const byHand = 'by hand';

/**
 * Commands of the same pages which the walk does not run, and where they are: a test or a drill of its own, a bench, or by hand, with
 * what was seen on the page.
 */
export const elsewhere: Readonly<Record<string, string>> = {
  'npm test': 'scripts/test.mjs',
  'unshare -m': 'acceptance/no-account.test.ts',
  'mount --bind <checkout> <checkout> && mount -o remount,bind,ro <checkout>':
    'acceptance/no-account.test.ts',
  'setpriv --reuid 54321 --regid 54321 --clear-groups env -i PATH="$PATH" PORT=3977 DATA_DIR=<folder of 54321> node scripts/start.mjs':
    'acceptance/no-account.test.ts',
  'node scripts/start.mjs': 'acceptance/no-account.test.ts',
  'npm run release -- <number>': 'tooling/release/bill-of-materials.test.ts',
  "git notes --ref=sbom show 'v1.2.3^{commit}'": 'tooling/release/bill-of-materials.test.ts',
  'npm run bench:metrics': 'bench/metrics.ts',
  'npm run bench:notify -- 6 3': 'bench/notify.ts',
  '-- 2 1': 'bench/notify.ts',
  'npm run bench:growth -- 20000 200000': 'bench/growth.ts',
  'npm run bench:growth -- 20000 200000 2000000': 'bench/growth.ts',
  'npm run bench:matching -- --people=1000000 --rounds=5': 'bench/matching.ts',
  'npm run faults -- backup': 'faults/backup.ts',
  '-- backup 5 20': 'faults/backup.ts',
  'npm run faults -- hostile': 'faults/hostile/drill.ts',
  '-- hostile 600 200': 'faults/hostile/drill.ts',
  '-- hostile 20 50 without-rls': 'faults/hostile/drill.ts',
  'npm run faults -- hostile-engine': 'faults/hostile/engine-drill.ts',
  'npm run faults -- pictures': 'faults/pictures.ts',
  'npm run faults -- incident': 'faults/incident.ts',
  'npm run faults -- kills': 'faults/kills.ts',
  '-- kills 20': 'faults/kills.ts',
  'npm run faults -- power': 'faults/power-cuts.ts',
  'npm run faults -- database': 'faults/database.ts',
  'npm run faults -- rush': 'faults/rush.ts',
  'npm run faults -- runbook': 'faults/runbook/drill.ts',
  'npm run cluster': 'faults/cluster/main.ts',
  '-- 4': 'faults/cluster/main.ts',
  '… HOME=/nonexistent npm start': byHand,
  'node scripts/build.mjs && node scripts/trim.mjs': byHand,
  'npm run release -- <number> --list': byHand,
  '-- 1.0.0 --list': byHand,
  'npm run restore -- --into /var/lib/kawanusaha/restored': byHand,
  'systemctl reload kawanusaha': byHand,
  'systemctl restart kawanusaha': byHand,
  'echo -15 > /proc/self/autogroup': byHand,
  'apt-get install patroni python3-etcd etcd-server haproxy pgbouncer postgresql': byHand,
  'npm audit --omit=dev': byHand,
};
