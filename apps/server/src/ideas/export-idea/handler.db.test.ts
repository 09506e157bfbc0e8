import { readWorkbook } from '#workbooks/sheets/read-workbook.ts';
import { sampleRecord } from '@kawanusaha/contracts/testing/sample-record';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { composeAnswer } from '#ideas/generate-business-idea/engine/compose/compose-answer.ts';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { fileName } from './file-name.ts';
import { exportFiles } from './files.ts';
import { exportIdea } from './handler.ts';
import { readDocx } from './testing/read-docx.ts';

let app: TestApp;
let owner: TestPerson;
let other: TestPerson;
let ideaId: string;

beforeAll(async () => {
  app = await createTestApp({
    parts: { functions: [exportIdea], protocols: { '/rest/v1': createRestRoutes } },
  });
  [owner, other] = [await createTestPerson(app), await createTestPerson(app)];
  const composed = composeAnswer(
    { skills: 'masak', interests: 'kuliner', capital: '1 juta', city: 'Bandung' },
    owner.id,
  );
  const answer = composed.kind === 'answer' ? composed.body : null;
  const [row] = await app.database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title, result)
    values (${owner.id}, ${'=cmd|calc Warung "Ibu" – Ñ'}, ${app.database.owner.json(answer)}) returning id`;
  ideaId = row?.id ?? '';
});
afterAll(() => app.close());

async function invoke(person: TestPerson | null, body: unknown) {
  const response = await app.fetch('/functions/v1/export-idea', {
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

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('200: the PDF is whole, on A4, under a name that every system takes', async () => {
  const { status, headers, bytes } = await invoke(owner, { idea_id: ideaId, format: 'pdf' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe('attachment; filename="cmd-calc-warung-ibu.pdf"');
  expect(latin(bytes)).toMatch(/^%PDF-/);
  expect(latin(bytes)).toContain('[0 0 595.28 841.89]');
  expect(latin(bytes)).toContain('%%EOF');
});

test('200: the workbook holds live formulas, and no text of the person becomes one', async () => {
  const { status, bytes } = await invoke(owner, { idea_id: ideaId, format: 'xlsx' });
  expect(status).toBe(200);
  const workbook = await readWorkbook(bytes);
  expect(workbook.sheets.map(({ name }) => name)).toEqual([
    'Asumsi',
    'RAB',
    'Arus Kas',
    'Skenario',
    'Arus Kas Hati-hati',
    'Arus Kas Baik',
    'Sensitivitas',
    'Rencana',
    'Kanvas',
    'Catatan',
  ]);
  const cells = workbook.sheets[0]?.cells;
  expect(cells?.get('32,1')?.formula).toBe('B27-B29-B31-B32');
  expect(cells?.get('0,0')?.formula).toBeUndefined();
  expect(workbook.sheets[0]?.rows[0]?.[0]).toBe(`'=cmd|calc Warung "Ibu" – Ñ`);
});

test('200: the Word document is whole, with the title as it was written', async () => {
  const { status, headers, bytes } = await invoke(owner, { idea_id: ideaId, format: 'docx' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(headers.get('content-disposition')).toBe('attachment; filename="cmd-calc-warung-ibu.docx"');
  const { parts, text } = readDocx(bytes);
  expect(parts).toContain('[Content_Types].xml');
  expect(text).toContain('=cmd|calc Warung "Ibu" – Ñ');
});

test.each(['p2mw', 'pkm-k'])('200: the template of %s carries its own name', async (format) => {
  const { status, headers, bytes } = await invoke(owner, { idea_id: ideaId, format });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="cmd-calc-warung-ibu-${format}.docx"`,
  );
  expect(readDocx(bytes).text).toContain(`Template ${format.toUpperCase()}`);
});

test('200: everything is one ZIP, and each file in it is the file that is downloaded alone', async () => {
  const { status, headers, bytes } = await invoke(owner, { idea_id: ideaId, format: 'zip' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toBe('attachment; filename="cmd-calc-warung-ibu.zip"');
  const archive = unzipSync(bytes);
  expect(Object.keys(archive)).toEqual([
    'baca-saya.txt',
    ...Object.values(exportFiles)
      .filter((file) => !('isPremium' in file))
      .map((file) => fileName('cmd calc warung ibu', file)),
  ]);
  const alone = await invoke(owner, { idea_id: ideaId, format: 'docx' });
  expect(readDocx(archive['cmd-calc-warung-ibu.docx'] ?? new Uint8Array()).text).toBe(
    readDocx(alone.bytes).text,
  );
  expect((await invoke(other, { idea_id: ideaId, format: 'zip' })).status).toBe(404);
});

test('200: an idea from before there were details is exported, with the canvas and the notes as they stand', async () => {
  const [row] = await app.database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title, result, canvas, plan)
    select user_id, 'Lama', result #- '{assumptions,details}',
      ${app.database.owner.json({ lean: { problem: 'Antre terlalu lama' }, bmc: {}, swot: {} })},
      ${app.database.owner.json({
        questions: [{ question: 'Kapan terakhir?', notes: 'Kemarin malam', isDone: true }],
        test: 'Tawarkan 6 porsi',
        threshold: 'Lanjut bila 6 dibayar',
      })}
    from public.business_ideas where id = ${ideaId} returning id`;
  const { status, bytes } = await invoke(owner, { idea_id: row?.id, format: 'docx' });
  expect(status).toBe(200);
  for (const text of ['Antre terlalu lama', 'Kapan terakhir?', 'Kemarin malam', 'Lanjut bila 6 dibayar'])
    expect(readDocx(bytes).text).toContain(text);
});

test('200: what the steps of an idea brought is in the ZIP, with the calendar of its posts', async () => {
  const [row] = await app.database.owner<{ id: string }[]>`
    insert into public.business_ideas (user_id, title, result)
    select user_id, 'Dengan langkah', result from public.business_ideas where id = ${ideaId} returning id`;
  const id = row?.id ?? '';
  for (const [step, data] of Object.entries(sampleRecord))
    await app.database.owner`
      insert into public.idea_steps (idea_id, step, data)
      values (${id}, ${Number(step)}, ${app.database.owner.json(data)})`;
  const { status, bytes } = await invoke(owner, { idea_id: id, format: 'zip' });
  expect(status).toBe(200);
  const archive = unzipSync(bytes);
  const calendar = strFromU8(archive['dengan-langkah-kiriman.ics'] ?? new Uint8Array());
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(30);
  expect(calendar).toContain(`UID:${id}-kiriman-1@kawanusaha`);
  const { text } = readDocx(archive['dengan-langkah.docx'] ?? new Uint8Array());
  for (const said of ['Geprek Bu Tini', 'Geprek Larut', 'Pembeli ulang masih sedikit'])
    expect(text).toContain(said);
}, 30_000);

test('the book that is filled from the plan: 403 for a free member, a workbook and a part of the ZIP for a Premium one', async () => {
  const ask = (format: string) => invoke(owner, { idea_id: ideaId, format });
  const refused = await ask('buku-usaha');
  expect(refused.status).toBe(403);
  expect(JSON.parse(strFromU8(refused.bytes))).toMatchObject({ error: 'premium_required' });
  await app.database.owner`
    insert into public.entitlements (user_id, source, reason) values (${owner.id}, 'admin', 'uji')`;
  const { status, headers, bytes } = await ask('buku-usaha');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="cmd-calc-warung-ibu-buku-usaha.xlsx"',
  );
  expect((await readWorkbook(bytes)).sheets.map(({ name }) => name)).toContain('Jurnal');
  expect(Object.keys(unzipSync((await ask('zip')).bytes))).toContain('cmd-calc-warung-ibu-buku-usaha.xlsx');
  await app.database.owner`update public.entitlements set revoked_at = now() where user_id = ${owner.id}`;
  expect((await ask('buku-usaha')).status).toBe(403);
});

test("404 for another member's idea, 401 without a session, 400 for a bad body", async () => {
  expect((await invoke(other, { idea_id: ideaId, format: 'pdf' })).status).toBe(404);
  expect((await invoke(null, { idea_id: ideaId, format: 'pdf' })).status).toBe(401);
  expect((await invoke(owner, { idea_id: 'x', format: 'pdf' })).status).toBe(400);
  for (const format of ['exe', 'proposal', '__proto__', null, 7])
    expect((await invoke(owner, { idea_id: ideaId, format })).status).toBe(400);
});
