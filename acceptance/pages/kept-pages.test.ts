/** What visitors get of the page cache, over HTTP: a page is kept until a write changes what it shows, and no longer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';
import { retryConflicts } from '../../packages/backend/src/db/retry-conflicts.ts';
import { metCache, openPageSite, type PageSite } from './page-site.ts';
import { ofProject, writes } from './page-writes.ts';

let site: PageSite;
beforeAll(async () => {
  site = await openPageSite();
});
afterAll(() => site.stop());

test('who writes through the API sees it on the next page, every time', async () => {
  await site.sql`update public.pengguna set kota = 'Bandung', deskripsi = 'Mahasiswa.', instagram = 'sari', no_wa = '081234567890' where id = ${site.owner}`;
  // Lists of their own, since one that changes five times in two seconds may stay a little behind.
  for (const type of ['E-commerce', 'Konsultasi', 'Lainnya']) {
    const list = `/cari-project?tipe=${encodeURIComponent(type)}`;
    await site.textOf(list);
    const name = `Langsung ${type}`;
    const { error } = await site.client.from('project_listings').insert({
      user_id: site.owner,
      project_name: name,
      project_description: 'Keripik singkong untuk kantin kampus.',
      project_type: type,
      required_skills: ['Marketing'],
      contact_method: '081234567890',
      owner_name: 'Sari',
      owner_email: 'sari@kampus.test',
    });
    expect(error).toBeNull();
    const page = await site.textOf(list);
    expect([type, page.includes(name)]).toEqual([type, true]);
  }
});

test('a write leaves the pages alone that do not show it', async () => {
  const other = await site.addProject({ project_type: 'Startup', city: 'Malang' });
  const pages = [
    `/cari-project/${other}`,
    '/cari-project?tipe=Startup',
    '/cari-project?kota=Malang',
    '/cari-relasi',
    '/tentang',
    '/paket',
  ];
  // A list of its own here, too: the one of all projects has changed often in this second on a quick machine.
  const changed = '/cari-project?tipe=Marketing';
  await site.warm([...pages, changed]);
  await site.addProject({ project_type: 'Marketing', city: 'Solo' });
  await eventually(async () => expect(metCache(await site.get(changed))).toBe('KawanUsaha; fwd=stale'));
  for (const path of pages) expect([path, metCache(await site.get(path))]).toEqual([path, 'KawanUsaha; hit']);
});

test('new listings leave the pages of similar ones alone; one that closes goes from them', async () => {
  const similar = await site.addProject({ project_type: 'E-commerce' });
  const page = `/cari-project/${await site.addProject({ project_type: 'E-commerce' })}`;
  await eventually(async () => expect(await site.textOf(page)).toContain(similar));
  await site.warm([page, '/cari-project?tipe=E-commerce']);
  await site.addProject({ project_type: 'E-commerce' });
  await eventually(async () =>
    expect(metCache(await site.get('/cari-project?tipe=E-commerce'))).toBe('KawanUsaha; fwd=stale'),
  );
  expect(metCache(await site.get(page))).toBe('KawanUsaha; hit');
  await site.sql`update public.project_listings set is_active = false where id = ${similar}`;
  await eventually(async () => expect(await site.textOf(page)).not.toContain(similar));

  const { name } = await site.addContact();
  const contact = `/cari-relasi/${(await site.addContact()).id}`;
  await eventually(async () => expect(await site.textOf(contact)).toContain(name));
  await site.warm([contact, '/cari-relasi']);
  await site.addContact();
  await eventually(async () =>
    expect(metCache(await site.get('/cari-relasi'))).toBe('KawanUsaha; fwd=stale'),
  );
  expect(metCache(await site.get(contact))).toBe('KawanUsaha; hit');
});

describe('what a write has taken away is on no kept page, whichever way it came to the database', () => {
  test.each(writes)('$what', async ({ make, undo }) => {
    const { pages, shown, write } = await make(site);
    await eventually(async () => {
      for (const path of pages)
        expect([path, (await site.textOf(path)).includes(shown)]).toEqual([path, true]);
    }, 5_000);
    await site.warm(pages);
    await write();
    // The notice of a write that did not come through the server needs a moment.
    await eventually(async () => {
      for (const path of pages)
        expect([path, (await site.textOf(path)).includes(shown)]).toEqual([path, false]);
    }, 5_000);
    await undo?.(site);
  });

  test('the deletion of an account', async () => {
    const { pages, shown } = await ofProject(site, async () => {});
    const contact = await site.addContact();
    await site.warm([...pages, '/cari-relasi']);
    // A job of the server may hold rows of the account; PostgreSQL then ends one of both, and a deletion is asked for again.
    await retryConflicts(() => site.sql`delete from auth.users where id = ${site.owner}`);
    await eventually(async () => {
      for (const path of pages)
        expect([path, (await site.textOf(path)).includes(shown)]).toEqual([path, false]);
      expect(await site.textOf('/cari-relasi')).not.toContain(contact.name);
    }, 5_000);
  });
});
