import { expect, type Page } from '@playwright/test';
import { logIn, openSession, newPerson, createAccount } from '../support/account.ts';
import { openSection, pageAs } from '../support/page-helpers.ts';
import { brokenWords, overflowOf } from '../support/layout.ts';
import { becomeAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.setTimeout(150_000);

/** Writes through /kontak. Out: the ticket's number. */
async function write(page: Page, email: string, topic: string, text: string): Promise<string> {
  await page.goto('/kontak');
  await page.getByLabel('Nama').fill('Wayan Suardana');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Topik').selectOption(topic);
  await page.getByLabel('Pesan', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Kirim Pesan' }).click();
  await expect(page.getByRole('heading', { name: 'Pesan Anda sudah kami terima' })).toBeVisible();
  return /KU-\d{6}-[A-Z0-9]{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
}

test('a complaint: found, taken, noted, merged with its duplicate, answered from a template, and the mail arrives', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newContext();
  const visitorPage = await visitor.newPage();
  const { email } = newPerson('Wayan');
  const first = await write(visitorPage, email, 'Keluhan', 'Saya membayar dua kali.');
  const second = await write(visitorPage, email, 'Keluhan', 'Menyusul: buktinya ada di email saya.');

  const admin = await becomeAdmin(page);
  await page.goto('/admin?tab=pesan');
  await page.getByLabel('Cari tiket').fill(email);
  await expect(page).toHaveURL(/cari=/);
  const row = page.getByRole('row').filter({ hasText: first });
  await expect(row).toContainText('Baru');
  await expect(row).toContainText('+1 tiket lain yang belum selesai');
  await row.getByRole('button', { name: 'Keluhan' }).click();
  await expect(page).toHaveURL(new RegExp(`tiket=${first}`));

  await page.getByRole('button', { name: 'Saya kerjakan' }).click();
  await expect(page.getByLabel('Penanggung jawab').locator('option:checked')).toHaveText(`${admin} (Anda)`);
  await expect(page.getByLabel('Status tiket')).toHaveValue('working');
  await page.getByLabel('Catatan internal').fill('Dua transaksi di Midtrans.');
  await page.getByRole('button', { name: 'Simpan catatan' }).click();
  const thread = page.getByRole('list', { name: 'Percakapan tiket' });
  await expect(thread.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Gabungkan ke tiket ini' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gabungkan' }).click();
  await expect(thread.getByRole('listitem')).toHaveCount(3);
  await expect(thread).toContainText(second);

  await page.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(page.getByText('Balasan wajib diisi')).toBeVisible();
  await page.getByLabel('Templat', { exact: true }).selectOption('Sedang kami periksa');
  const answer = page.getByLabel('Balasan untuk Wayan Suardana');
  await expect(answer).toHaveValue(new RegExp(`Halo Wayan Suardana,[\\s\\S]*\\(${first}\\)`));
  await expect(page.getByText('Balasan wajib diisi')).toHaveCount(0);
  await answer.fill(`${await answer.inputValue()}\nDana kedua kami kembalikan.`);
  await page.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(page.getByLabel('Status tiket')).toHaveValue('done');

  type Mail = { to: string; subject: string; text: string };
  const mailsTo = async (): Promise<Mail[]> =>
    ((await (await page.request.get('/mailbox.json')).json()) as Mail[]).filter(({ to }) => to === email);
  await expect.poll(mailsTo, { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await mailsTo();
  expect(mail?.subject).toBe(`[${first}] Re: Keluhan`);
  expect(mail?.text).toContain('Dana kedua kami kembalikan.');
  expect(mail?.text).not.toContain('Midtrans');

  await page.goto(`/admin?tab=pesan&tiket=${second}`);
  await page.getByRole('button', { name: first }).click();
  await expect(page).toHaveURL(new RegExp(`tiket=${first}`));
  await visitor.close();
});

test('a person: found by address, opened with a line in the log, banned with a mail, and let in again', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const theirPage = await theirs.newPage();
  const person = newPerson('Dimas');
  await createAccount(theirPage, person);
  await openSession(theirPage, person);

  await becomeAdmin(page);
  await page.goto('/admin');
  await page.getByLabel('Cari pengguna').fill(person.email);
  await page.getByRole('link', { name: person.username }).click();
  await expect(page).toHaveURL(/orang=/);
  await expect(page.getByRole('heading', { name: person.fullName })).toBeVisible();
  const events = page.getByRole('list', { name: 'Kejadian' });
  await expect(events).toContainText('Masuk');

  await page.getByRole('textbox', { name: 'Catatan untuk tim' }).fill('Menelepon soal pembayaran.');
  await page.getByRole('button', { name: 'Simpan catatan' }).click();
  await expect(events).toContainText('Menelepon soal pembayaran.');

  await page.getByRole('button', { name: 'Blokir', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Lamanya').selectOption('30 hari');
  await question.getByRole('button', { name: 'Blokir' }).click();
  await expect(question.getByText('Alasan untuk pemilik akun wajib diisi')).toBeVisible();
  await question.getByLabel('Alasan untuk pemilik akun').fill('Meminta uang dari pelamar');
  await question.getByRole('button', { name: 'Blokir' }).click();
  await expect(page.getByText(/^Diblokir sampai /)).toBeVisible();
  await expect(events).toContainText('Akun diblokir (Meminta uang dari pelamar)');

  // The open page hears of it: a member's page leads to the login.
  await theirPage.goto('/profil');
  await expect(theirPage).toHaveURL(/\/masuk/);
  await theirPage.getByLabel('Email').fill(person.email);
  await theirPage.getByLabel('Password', { exact: true }).fill(person.password);
  await theirPage.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(theirPage.getByText(/dinonaktifkan/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Buka blokir' }).click();
  await question.getByLabel('Alasan untuk pemilik akun').fill('Banding diterima');
  await question.getByRole('button', { name: 'Buka blokir' }).click();
  await expect(page.getByText(/^Diblokir sampai /)).toHaveCount(0);
  const again = await browser.newContext();
  await logIn(await again.newPage(), person);
  await again.close();

  await page.goto('/admin?tab=audit');
  await page.getByLabel('Jenis tindakan').selectOption('Orang');
  const lines = page.getByRole('row').filter({ hasText: person.username });
  await expect(lines.filter({ hasText: 'Halaman orang dibuka' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Blokir akun dicabut' })).toHaveCount(1);
  await theirs.close();
});

test('the status of the server: version, figures, jobs, and the error that a page told with its code', async ({
  page,
  request,
}) => {
  const code = `FAULT${Array.from({ length: 3 }, () => 'ABCDEFGH2345'[Math.floor(Math.random() * 12)]).join('')}`;
  const told = { id: code, name: 'TypeError', message: 'x is undefined', stack: '', path: '/cari-project' };
  expect((await request.post('/gangguan', { data: told })).status()).toBe(204);
  await becomeAdmin(page);
  const line = page.getByRole('row').filter({ hasText: code });
  // The server puts the errors of its log aside every two seconds.
  await expect(async () => {
    await page.goto('/admin?tab=status');
    await expect(page.getByRole('heading', { name: 'Status server' })).toBeVisible();
    await expect(line).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('definition').filter({ hasText: /^\d+\.\d+\.\d+$/ })).toBeVisible();
  await expect(page.getByText('Email menunggu', { exact: true })).toBeVisible();
  await expect(page.getByText(/pekerjaan berjalan baik|gagal terakhir kali/)).toBeVisible();
  await expect(line).toContainText('an error in a browser: x is undefined');
  // The home has the jobs and the last errors, and leads to the rest.
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Pekerjaan server' })).toContainText(/pekerjaan/);
  await expect(page.getByRole('region', { name: 'Kesalahan terakhir' })).toContainText(code);
  await page.getByRole('link', { name: 'Lihat status server' }).click();
  await expect(page).toHaveURL(/tab=status/);
  await expect(page.getByText('Pemakaian AI hari ini')).toBeVisible();
});

test('on a phone a finger below or above a name in a row of the desk still opens the person', async ({
  browser,
}) => {
  const page = await pageAs(browser, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, table] of [
    ['/admin?tab=pembayaran', 'Pembayaran'],
    ['/admin?tab=pesan', 'Tiket'],
    ['/voucher-management', 'Voucher'],
  ] as const) {
    await page.goto(address);
    // The first row ends at the table's edge; every other one has room on both sides.
    const name = page.getByRole('table', { name: table }).locator('a[href*="orang="]').nth(1);
    await expect(name).toBeVisible();
    const reach = await name.evaluate((link) => {
      link.scrollIntoView({ block: 'center' });
      const { left, width, top, height } = link.getBoundingClientRect();
      const middle = left + width / 2;
      return [top + height / 2 - 21, top + height / 2 + 21].map(
        (y) => document.elementFromPoint(middle, y) === link,
      );
    });
    expect(reach, table).toEqual([true, true]);
  }
  await page.context().close();
});

test('a person on a phone: each part is folded, says what is in it, and opens', async ({ browser }) => {
  const page = await pageAs(browser, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin?orang=d0000000-0000-4000-8000-000000000003');
  const timeline = page.getByRole('region', { name: 'Garis waktu' });
  await expect(timeline.getByText(/^\d+ kejadian$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ringkasan' }).getByText(/^\d+ proyek, /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pesanan' }).getByText('Belum ada pesanan')).toBeVisible();
  await expect(timeline.getByRole('list', { name: 'Kejadian' })).toBeHidden();
  await openSection(page, 'Garis waktu');
  await expect(timeline.getByRole('list', { name: 'Kejadian' })).toBeVisible();
  await page.context().close();
});

test('no part of the desk breaks a word or is wider than the window, at 360 and at 1280', async ({
  browser,
}) => {
  const page = await pageAs(browser, 'admin');
  const tabs = ['beranda', 'pengguna', 'laporan', 'pesan', 'pembayaran', 'hadiah', 'konten', 'pengaturan'];
  const addresses = [
    ...[...tabs, 'audit', 'status'].map((tab) => `/admin?tab=${tab}`),
    '/admin?tab=pengguna&daftar=peran',
    '/admin?orang=d0000000-0000-4000-8000-000000000003',
    '/admin?tab=pesan&tiket=KU-CONTOH-000004',
    '/voucher-management',
    '/affiliate',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenWords(page), `${address} at ${width}`).toEqual([]);
      expect(await overflowOf(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.context().close();
});
