import { expect, type Page } from '@playwright/test';
import { logIn, newPerson, type Person, readMailText, createAccount } from '../support/account.ts';
import { overflowOf } from '../support/layout.ts';
import { becomeAdmin } from '../support/premium.ts';
import { takePicture } from '../support/pictures/take-picture.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(150_000);

/** Tries to sign in; who is banned reads where the reason stands. */
async function beRefused(page: Page, person: Person): Promise<void> {
  await page.goto('/masuk');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Masuk', exact: true }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Akun ini sedang dinonaktifkan' });
  await expect(banner).toContainText('ada di email kami yang berjudul "Akun Anda diblokir"');
  await expect(banner.getByRole('link', { name: 'Tulis kepada kami' })).toHaveAttribute('href', '/kontak');
}

test('a ban with a reason and an end, the appeal to it, its lifting with an answer, and the way back in', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const theirPage = await theirs.newPage();
  const person = newPerson('Galih');
  await createAccount(theirPage, person);

  await becomeAdmin(page);
  await page.goto(`/admin?tab=pengguna&cari-pengguna=${person.email}`);
  await page.getByRole('link', { name: person.username }).click();
  await page.getByRole('button', { name: 'Blokir', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Lamanya').selectOption('7 hari');
  await question.getByLabel('Alasan untuk pemilik akun').fill('Meminta uang dari pelamar');
  await question.getByRole('button', { name: 'Blokir' }).click();
  await expect(page.getByText(/^Diblokir sampai /)).toBeVisible();

  await beRefused(theirPage, person);
  const mail = await readMailText(theirPage, person.email, /^Akun Anda diblokir$/);
  expect(mail).toMatch(/Berlaku sampai \d\d\/\d\d\/\d{4} \d\d\.\d\d WIB\. Alasan: Meminta uang dari pelamar/);
  const link = /https?:\/\/\S+\/banding#\S+/.exec(mail)?.[0] ?? '';

  await theirPage.goto(link);
  await expect(theirPage.getByRole('heading', { name: 'Akun Anda sedang diblokir' })).toBeVisible();
  await expect(theirPage.getByText('Meminta uang dari pelamar')).toBeVisible();
  await expect(theirPage.getByText(/^sampai .*\d WIB, sejak /)).toBeVisible();
  expect(await overflowOf(theirPage)).toBe(0);
  await takePicture(theirPage, 'ban-360', true);
  await theirPage.getByRole('button', { name: 'Ajukan banding' }).click();
  await expect(
    theirPage.getByText('Jelaskan keberatan Anda dengan paling sedikit 10 karakter'),
  ).toBeVisible();
  await theirPage
    .getByLabel('Mengapa keputusan ini keliru?')
    .fill('Akun saya dipakai orang lain kemarin malam.');
  await theirPage.getByRole('button', { name: 'Ajukan banding' }).click();
  await expect(theirPage.getByRole('heading', { name: 'Banding Anda sudah kami terima' })).toBeVisible();
  const main = theirPage.getByRole('main');
  await expect(main).toContainText(/KU-\d{6}-[A-Z0-9]{6}/);
  const ticket = /KU-\d{6}-[A-Z0-9]{6}/.exec(await main.innerText())?.[0] ?? '';
  await takePicture(theirPage, 'ban-appealed-360', true);

  await page.goto('/admin?tab=pesan');
  await page.getByLabel('Cari tiket').fill(ticket);
  const row = page.getByRole('row').filter({ hasText: ticket });
  await expect(row).toContainText('Banding');
  await row.getByRole('button', { name: 'Banding atas keputusan' }).click();
  const decision = page.getByRole('region', { name: 'Keputusan yang dibanding' });
  await expect(decision).toContainText(/Akun diblokir sampai .* WIB/);
  const thread = page.getByRole('list', { name: 'Percakapan tiket' });
  await expect(thread).toContainText('Akun saya dipakai orang lain kemarin malam.');
  await takePicture(page, 'ban-ticket-1280', true);

  await decision.getByRole('button', { name: 'Cabut blokir' }).click();
  await question.getByLabel('Alasan untuk pemilik akun').fill('Banding diterima');
  await question.getByRole('button', { name: 'Cabut blokir' }).click();
  await expect(decision).toContainText('Dibatalkan');
  await page.getByLabel('Templat', { exact: true }).selectOption('Banding: dikabulkan');
  await page.getByRole('button', { name: 'Kirim balasan' }).click();
  await expect(page.getByLabel('Status tiket')).toHaveValue('done');
  await page.getByRole('link', { name: person.fullName }).click();
  await expect(page.getByRole('list', { name: 'Kejadian' })).toContainText('Blokir akun dicabut');
  await expect(page.getByText(/^Diblokir sampai /)).toHaveCount(0);

  const answer = await readMailText(theirPage, person.email, new RegExp(`^\\[${ticket}\\] Re: `));
  expect(answer).toContain('Kami sudah meninjau kembali keputusan itu dan mencabutnya');
  await theirPage.goto('about:blank');
  await theirPage.goto(link);
  await expect(theirPage.getByRole('heading', { name: 'Blokir ini tidak berlaku lagi' })).toBeVisible();
  await theirPage.getByRole('main').getByRole('link', { name: 'Masuk' }).click();
  await logIn(theirPage, person);
  await theirs.close();
});
