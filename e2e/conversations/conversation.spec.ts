import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { openSession, newPerson, createMember, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { lineOf, writeLine } from '../support/conversation.ts';
import { narrowProblems, overflowOf } from '../support/layout.ts';
import { insertAs, liveOn } from '../support/live.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

type Device = { page: Page; context: BrowserContext; person: Person };

const freshNumber = (): string => `62814${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function joinOn(
  browser: Browser,
  name: string,
  width: number,
  colorScheme: 'light' | 'dark',
  number: string,
): Promise<Device> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 800 },
    colorScheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  const person = newPerson(name);
  await createMember(page, person, number);
  await openSession(page, person);
  return { page, context, person };
}

test('an applicant and an owner talk, share contacts and one blocks the other', async ({ browser }) => {
  test.setTimeout(300_000);
  const number = freshNumber();
  const owner = await joinOn(browser, 'Ratri', 1280, 'dark', freshNumber());
  const applicant = await joinOn(browser, 'Dimas', 360, 'light', number);
  await actAsOperator('premium', applicant.person.email);
  const project = await insertAs(owner.page, 'project_listings', {
    user_id: '$me',
    project_name: `Keripik ${owner.person.username}`,
    project_description: 'Keripik singkong dari kampung, dijual ke kantin kampus. Butuh teman satu tim.',
    project_type: 'Lainnya',
    required_skills: ['Marketing'],
    contact_method: '081234567890',
    owner_name: owner.person.fullName,
    owner_email: owner.person.email,
  });

  // The applicant chooses to write first: the owner sees neither number nor e-mail, in no answer.
  const seenByOwner: string[] = [];
  owner.page.on('response', (response) => {
    if (/\/(rest|functions)\/v1\//.test(response.url()))
      void response.text().then(
        (text) => seenByOwner.push(text),
        () => undefined,
      );
  });
  await applicant.page.reload();
  await applicant.page.goto(`/cari-project/${String(project['id'])}`);
  await applicant.page
    .getByRole('button', { name: /^Lamar Project/ })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = applicant.page.getByRole('dialog');
  await expect(dialog.getByText('Pemilik proyek akan melihat kontak Anda')).toBeVisible();
  await dialog.getByText('Lewat pesan dulu').click();
  await dialog.getByLabel('Pesan untuk pemilik proyek').fill('Saya pernah menjual keripik di kantin.');
  await dialog.getByRole('button', { name: 'Kirim Lamaran' }).click();
  await expect(applicant.page.getByText('Aplikasi berhasil dikirim!').first()).toBeVisible();

  // The conversation is in both lists at once, with the application's message; nothing is unread yet.
  for (const [one, other] of [
    [applicant, owner],
    [owner, applicant],
  ] as const) {
    await one.page.goto('/pesan');
    const row = one.page.getByRole('listitem').filter({ hasText: other.person.fullName });
    await expect(row).toContainText('Saya pernah menjual keripik di kantin.');
    await expect(row).not.toContainText('belum dibaca');
  }

  // One socket serves every screen of a page, so it is listened to from its beginning.
  const ownerLive = liveOn(owner.page, 'thread_messages');
  await owner.page.goto('/kelola-aplikasi');
  await expect(owner.page.getByText('Ingin mengobrol lewat pesan dulu')).toBeVisible();
  await owner.page.getByRole('link', { name: `Pesan dengan ${applicant.person.fullName}` }).click();
  await expect(owner.page).toHaveURL(/\/pesan\/[0-9a-f-]{36}$/);
  await expect(owner.page.getByText('Saya pernah menjual keripik di kantin.')).toBeVisible();
  await expect(owner.page.getByText('Sapa lebih dulu.', { exact: false })).toBeVisible();
  await expect(
    owner.page.getByText('sama-sama boleh menulis di sini, gratis.', { exact: false }),
  ).toBeVisible();
  await ownerLive;
  await writeLine(owner.page, 'Halo, boleh lihat contoh kerjanya di https://contoh.test/a?');
  await expect(lineOf(owner.page, 'boleh lihat contoh').getByText('Terkirim')).toBeAttached();
  // One writes on: the button, which is off now, does not take the focus along.
  await expect(owner.page.getByLabel('Tulis pesan')).toBeFocused();

  // It is unread in the applicant's list, and read once opened.
  const applicantLive = liveOn(applicant.page, 'thread_messages');
  await applicant.page.goto('/pesan');
  await expect(applicant.page.getByText('1 belum dibaca')).toBeVisible();
  expect(await overflowOf(applicant.page)).toBeLessThanOrEqual(0);
  await expectAccessible(applicant.page);
  await applicant.page.getByRole('link', { name: owner.person.fullName }).click();
  await expect(lineOf(applicant.page, 'boleh lihat contoh')).toBeVisible();
  await expect(applicant.page.getByRole('link', { name: /contoh\.test/ })).toHaveCount(0);
  await applicantLive;
  await expect(lineOf(owner.page, 'boleh lihat contoh').getByText('Dibaca')).toBeAttached();

  // The answer comes live; a risky line is marked at its reader alone.
  await writeLine(applicant.page, 'Ada. Untuk kaus tim, transfer 150 ribu dulu ya.');
  await expect(lineOf(owner.page, 'transfer 150 ribu')).toBeVisible();
  const advice = 'Jangan kirim uang sebelum bertemu.';
  await expect(owner.page.getByText(advice)).toBeVisible();
  await expect(applicant.page.getByText(advice)).toHaveCount(0);
  await owner.page.getByRole('button', { name: 'Saya mengerti' }).click();
  await expect(owner.page.getByText(advice)).toHaveCount(0);

  // Without a connection a line waits, also over a reload of the page, and then arrives once.
  await applicant.page.route('**/functions/v1/send-message', (route) => route.abort());
  await writeLine(applicant.page, 'Sabtu di perpustakaan?');
  await expect(applicant.page.getByText('Menunggu koneksi')).toBeVisible();
  await applicant.page.getByLabel('Tulis pesan').fill('Belum selesai ditul');
  await applicant.page.reload();
  await expect(applicant.page.getByLabel('Tulis pesan')).toHaveValue('Belum selesai ditul');
  await expect(lineOf(applicant.page, 'Sabtu di perpustakaan?')).toBeVisible();
  await applicant.page.unroute('**/functions/v1/send-message');
  await applicant.page.reload();
  await expect(lineOf(owner.page, 'Sabtu di perpustakaan?')).toBeVisible();
  await expect(lineOf(owner.page, 'Sabtu di perpustakaan?')).toHaveCount(1);
  await expect(lineOf(applicant.page, 'Sabtu di perpustakaan?')).toHaveCount(1);
  for (const page of [owner.page, applicant.page]) {
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  expect(await narrowProblems(applicant.page)).toEqual([]);

  // Numbers are seen when both agree, not before.
  expect(seenByOwner.join()).not.toContain(number.slice(2));
  expect(seenByOwner.join()).not.toContain(applicant.person.email);
  await owner.page.getByRole('button', { name: 'Bagikan kontak' }).click();
  await expect(applicant.page.getByText('sudah setuju', { exact: false })).toBeVisible();
  expect(seenByOwner.join()).not.toContain(number.slice(2));
  await applicant.page.getByRole('button', { name: 'Bagikan kontak' }).click();
  await expect(owner.page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${number}\\?text=`),
  );
  // The contact that opens at the end of the conversation is in sight where one reads there, and nothing lies over it.
  for (const page of [owner.page, applicant.page])
    await expect(page.getByRole('button', { name: 'Tarik kembali' })).toBeInViewport({ ratio: 1 });
  await expect(owner.page.getByRole('link', { name: 'https://contoh.test/a' })).toHaveAttribute(
    'rel',
    /noopener/,
  );

  // Who is blocked is not told, and is not heard.
  await owner.page.getByRole('button', { name: 'Blokir, laporkan' }).click();
  await owner.page.getByRole('menuitem', { name: 'Blokir', exact: true }).click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Blokir' }).click();
  await expect(owner.page.getByText(`Anda memblokir ${applicant.person.fullName}.`)).toBeVisible();
  await writeLine(applicant.page, 'Kenapa diam?');
  await expect(lineOf(applicant.page, 'Kenapa diam?').getByText('Terkirim')).toBeAttached();
  await owner.page.getByRole('button', { name: 'Buka blokir' }).click();
  await expect(owner.page.getByLabel('Tulis pesan')).toBeVisible();
  await writeLine(applicant.page, 'Terima kasih');
  await expect(lineOf(owner.page, 'Terima kasih')).toBeVisible();
  await expect(lineOf(owner.page, 'Kenapa diam?')).toHaveCount(0);

  // A report goes to the admins; a stranger finds nothing.
  await owner.page.getByRole('button', { name: 'Blokir, laporkan' }).click();
  await owner.page.getByRole('menuitem', { name: 'Laporkan' }).click();
  await owner.page.getByLabel('Spam atau iklan').check();
  await owner.page.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(owner.page.getByText('Laporan terkirim').first()).toBeVisible();
  const stranger = await joinOn(browser, 'Sinta', 360, 'dark', freshNumber());
  await stranger.page.goto(new URL(owner.page.url()).pathname);
  await expect(stranger.page.getByText('Percakapan tidak ditemukan')).toBeVisible();
  await stranger.page.goto('/pesan');
  await expect(stranger.page.getByText('Belum ada percakapan')).toBeVisible();
  // Other words than before: what was read before would be shown in its place.
  await stranger.page.route('**/rpc/list_threads', (route) => route.abort());
  await stranger.page.getByPlaceholder('Nama, proyek, atau isi pesan').fill('belum pernah dicari');
  await expect(stranger.page.getByText('Gagal memuat pesan')).toBeVisible();
});
