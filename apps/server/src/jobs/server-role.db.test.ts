/** Every job runs as the role that the server has at its embedded database, which owns nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionRole } from '@kawanusaha/backend/db/cluster/function-owner';
import { allowServerRoles, serverRole } from '@kawanusaha/backend/db/cluster/server-roles';
import { type Database, openDatabase } from '@kawanusaha/backend/db/pool';
import { listJobs } from '#jobs/list-jobs.ts';
import { findBrokenInvariants } from '#moderation/find-broken-invariants.ts';
import { createPaymentApp, type PaymentApp } from '#testing/payment-app.ts';
import { createTestPerson } from '#testing/person.ts';

let app: PaymentApp;
let limited: Database;
beforeAll(async () => {
  app = await createPaymentApp();
  const { socket } = app.database;
  const password = 'server-password-of-a-test';
  await allowServerRoles(app.database.owner, { server: password, backup: 'backup-password-of-a-test' });
  const owner = { ...socket, user: serverRole, password };
  limited = openDatabase({ owner, requests: owner, listen: owner });
});
afterAll(async () => {
  await limited.close();
  await app.close();
});

test('each job does its work', async () => {
  await app.openOrder(await createTestPerson(app));
  const { deps } = app;
  const settings = { ...deps.settings, mailboxPage: true };
  const jobs = listJobs({ ...deps, settings, database: limited, onWrite: () => {} });
  const failed: string[] = [];
  for (const { name, run } of jobs) {
    await run().catch((error: unknown) => void failed.push(`${name}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
  expect(jobs.length).toBeGreaterThan(20);
  expect(await findBrokenInvariants(limited.owner)).toEqual([]);
});

test('it owns no table, and what it makes for itself is refused', async () => {
  const owned = await limited.owner`
    select relname from pg_class where relowner = (select oid from pg_roles where rolname = ${serverRole})`;
  expect(owned).toEqual([]);
  for (const table of ['public.pengguna', 'public.coin_entries', 'public.audit_log', 'private.age_rules']) {
    await expect(limited.owner.unsafe(`alter table ${table} disable trigger all`)).rejects.toMatchObject({
      code: '42501',
    });
  }
});

test('nothing of the product runs with the rights of a superuser', async () => {
  const found = await limited.owner`
    select p.oid::regprocedure::text as name from pg_proc as p join pg_roles as r on r.oid = p.proowner
    where p.prosecdef and r.rolsuper and p.pronamespace::regnamespace::text in ('public', 'private', 'auth', 'storage', 'realtime')`;
  expect(found).toEqual([{ name: 'realtime.sync_publication()' }]);
  const [role] = await limited.owner`
    select rolsuper, rolcanlogin, rolcreaterole, exists (select from pg_class where relowner = r.oid) as owns
    from pg_roles as r where rolname = ${functionRole}`;
  expect(role).toEqual({ rolsuper: false, rolcanlogin: false, rolcreaterole: false, owns: false });
});
