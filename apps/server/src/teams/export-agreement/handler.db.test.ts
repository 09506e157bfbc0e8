import { randomUUID } from 'node:crypto';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocx } from '#ideas/export-idea/testing/read-docx.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { exportAgreement } from './handler.ts';

let app: TestApp;
let owner: TestPerson;
let member: TestPerson;
let stranger: TestPerson;
const project = randomUUID();

beforeAll(async () => {
  app = await createTestApp({
    parts: { functions: [exportAgreement], protocols: { '/rest/v1': createRestRoutes } },
  });
  [owner, member, stranger] = [
    await createTestPerson(app),
    await createTestPerson(app),
    await createTestPerson(app),
  ];
  const sql = app.database.owner;
  await sql`
    insert into public.project_listings (
      id, user_id, project_name, project_description, project_type, required_skills, contact_method, owner_name
    ) values (${project}, ${owner.id}, 'Kedai "Kopi" – Ñ', 'Isi', 'Startup', '{SEO}', '081234567890', 'Sari Dewi')`;
  await sql`
    insert into public.project_applications (project_id, applicant_id, applicant_name, application_message, status, decided_at)
    values (${project}, ${member.id}, 'Budi Santoso', 'Halo', 'accepted', now())`;
  await sql`update public.team_members set stays_since = now() where project_id = ${project}`;
  await sql`
    insert into public.team_agreements (project_id, content, content_hash)
    select ${project}, jsonb_build_object(
      'project', 'Kedai "Kopi" – Ñ',
      'members', jsonb_agg(jsonb_build_object(
        'member_id', id, 'name', display_name, 'role', 'Peracik kopi', 'hours', 12, 'share', case when is_owner then 66.67 else 33.33 end
      ) order by is_owner desc),
      'idea', '{"choice": "pembawa", "note": "Resep dari Ibu Sari."}'::jsonb,
      'leaving', '{"choice": "bertahap", "notice_days": 21, "note": ""}'::jsonb,
      'dispute', '{"choice": "pembimbing", "note": ""}'::jsonb
    ), '' from public.team_members where project_id = ${project}`;
  await sql`
    insert into public.agreement_confirmations (project_id, member_id, content_hash)
    select g.project_id, m.id, g.content_hash from public.team_agreements as g join public.team_members as m using (project_id)
    where m.user_id = ${member.id}`;
});
afterAll(() => app.close());

async function invoke(person: TestPerson | null, body: unknown) {
  const response = await app.fetch('/functions/v1/export-agreement', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: app.deps.settings.publishableKey,
      ...(person === null ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

test('parties get both files, with shares, hash, who has confirmed, and that it is no legal advice', async () => {
  const word = await invoke(member, { project_id: project, format: 'docx' });
  expect(word.status).toBe(200);
  expect(word.headers.get('content-disposition')).toBe('attachment; filename="kesepakatan-kedai-kopi.docx"');
  const [row] = await app.database.owner<{ content_hash: string }[]>`
    select content_hash from public.team_agreements where project_id = ${project}`;
  const text = JSON.stringify(readDocx(word.bytes));
  for (const words of [
    'Sari Dewi',
    '66,67%',
    'Resep dari Ibu Sari.',
    '21 hari sebelumnya',
    'Belum berlaku: menunggu persetujuan 1 dari 2 anggota.',
    'Belum menyetujui',
    'bukan nasihat hukum',
    row?.content_hash ?? 'no hash',
  ])
    expect(text).toContain(words);
  const pdf = await invoke(owner, { project_id: project, format: 'pdf' });
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(pdf.bytes).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF/);
});

test('strangers and visitors get nothing, bad bodies a clear answer', async () => {
  expect((await invoke(stranger, { project_id: project, format: 'pdf' })).status).toBe(404);
  expect((await invoke(null, { project_id: project, format: 'pdf' })).status).toBe(401);
  for (const body of [null, {}, { project_id: 'x', format: 'pdf' }, { project_id: project, format: 'xlsx' }])
    expect((await invoke(owner, body)).status).toBe(400);
});
