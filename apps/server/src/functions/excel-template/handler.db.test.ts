import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { excelTemplate } from './handler.ts';

let app: TestApp;
let free: TestPerson;
let premium: TestPerson;
beforeAll(async () => {
  app = await createTestApp({ parts: { functions: [excelTemplate] } });
  [free, premium] = [await createTestPerson(app), await createTestPerson(app)];
  await app.database.owner`
    insert into public.entitlements (user_id, source, reason) values (${premium.id}, 'admin', 'uji')`;
});
afterAll(() => app.close());

async function invoke(person: TestPerson, body: Record<string, unknown>) {
  const { data, error } = await app
    .client({ token: person.token })
    .functions.invoke('excel-template', { body });
  return { data: data as Blob | null, status: error === null ? 200 : (error.context.status as number) };
}

test('200: a Premium member gets the workbook', async () => {
  const { data, status } = await invoke(premium, { key: 'kwitansi' });
  expect(status).toBe(200);
  const bytes = new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b]);
});

test('403 for everybody else, also with a claim in the own metadata; 404 and 400 for what does not exist', async () => {
  await app.database.owner`
    update auth.users set raw_user_meta_data = raw_user_meta_data || '{"is_premium": true}' where id = ${free.id}`;
  expect((await invoke(free, { key: 'kwitansi' })).status).toBe(403);
  expect((await invoke(premium, { key: '../kwitansi' })).status).toBe(404);
  expect((await invoke(premium, {})).status).toBe(400);
});

test('an entitlement that was revoked opens nothing', async () => {
  await app.database.owner`update public.entitlements set revoked_at = now() where user_id = ${premium.id}`;
  expect((await invoke(premium, { key: 'kwitansi' })).status).toBe(403);
});
