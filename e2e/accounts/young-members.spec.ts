import { type Browser, expect, type Page } from '@playwright/test';
import { fillRegistration, newPerson, type Person, readMailText, submitButton } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { apiError, fail } from '../support/faults.ts';
import { test } from '../support/test.ts';

const thisYear = new Date().getFullYear();
const guardianOf = (child: Person): string => `ibu-${child.username}@contoh.test`;

test.use({ viewport: { width: 360, height: 740 } });

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/masuk');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submitButton(page, 'Masuk').click();
}

/** Opens the link of the newest mail to the guardian, as in their own browser. */
async function openAsGuardian(browser: Browser, page: Page, child: Person, subject: RegExp): Promise<Page> {
  const text = await readMailText(page, guardianOf(child), subject);
  const link = /https?:\/\/\S+\/wali#\S+/.exec(text)?.[0] ?? '';
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'id-ID' });
  const guardian = await context.newPage();
  await guardian.goto(link);
  await expect(
    guardian.getByRole('heading', { level: 1, name: 'Persetujuan orang tua atau wali' }),
  ).toBeVisible();
  return guardian;
}

test('a child below 13 gets in after a guardian agrees, and is out when the guardian takes it back', async ({
  page,
  browser,
}) => {
  const child = newPerson('Tara');
  await page.goto('/daftar');
  await fillRegistration(page, child);
  await page.getByLabel('Tahun Lahir').fill(String(thisYear - 11));
  await submitButton(page, 'Daftar').click();
  await expect(page.getByRole('alert').getByText(/orang tua atau wali/)).toBeVisible();
  await page.getByLabel('Email orang tua atau wali').fill(guardianOf(child));
  await submitButton(page, 'Daftar').click();
  await expect(page.getByText(/Setelah mereka setuju, Anda bisa masuk/).first()).toBeVisible();

  await signIn(page, child);
  await expect(page.getByText(/menunggu persetujuan orang tua atau wali/).first()).toBeVisible();
  await expect(page).toHaveURL('/masuk');

  const guardian = await openAsGuardian(browser, page, child, /meminta persetujuan Anda/);
  await expect(guardian.getByText(/di bawah 13 tahun/)).toBeVisible();
  await expectAccessible(guardian);
  await guardian.getByRole('button', { name: 'Saya menyetujui' }).click();
  await expect(guardian.getByText('Pilih hubungan Anda dengan anak ini')).toBeVisible();
  await guardian.getByRole('radio', { name: 'Saya orang tuanya' }).check();
  await guardian.getByRole('button', { name: 'Saya menyetujui' }).click();
  await expect(guardian.getByRole('heading', { level: 1, name: /persetujuan Anda tercatat/ })).toBeVisible();
  await guardian.reload();
  await expect(guardian.getByRole('heading', { level: 1, name: 'Tautan ini tidak berlaku' })).toBeVisible();
  await guardian.context().close();

  await signIn(page, child);
  await expect(page).toHaveURL('/profil');
  const section = page.getByRole('region', { name: 'Orang tua atau wali' });
  await expect(section.getByText('Disetujui', { exact: true })).toBeVisible();

  const later = await openAsGuardian(browser, page, child, /Anda menyetujui akun/);
  await later.getByRole('button', { name: 'Cabut persetujuan' }).click();
  await later.getByRole('alertdialog').getByRole('button', { name: 'Cabut persetujuan' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'Persetujuan sudah dicabut' })).toBeVisible();
  await later.context().close();
  await page.goto('/profil');
  await expect(page).toHaveURL('/masuk');
});

test('an account without a year is asked for it, and goes on only after the answer', async ({
  page,
  request,
}) => {
  const member = newPerson('Wira');
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: await publishableKey(page) },
    data: {
      email: member.email,
      password: member.password,
      data: { username: member.username, nama_lengkap: member.fullName },
    },
  });
  expect(answer.ok()).toBe(true);
  await signIn(page, member);
  const question = page.getByRole('dialog', { name: 'Tahun berapa Anda lahir?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.goto('/cari-project');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Simpan dan lanjutkan' }).click();
  await expect(question.getByLabel('Tahun Lahir')).toBeFocused();

  await question.getByLabel('Tahun Lahir').fill(String(thisYear - 16));
  await expect(question.getByLabel('Email orang tua atau wali')).toBeVisible();
  await question.getByRole('checkbox', { name: /Kebijakan Privasi/ }).check();
  await question.getByRole('button', { name: 'Simpan dan lanjutkan' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profil');
  const section = page.getByRole('region', { name: 'Orang tua atau wali' });
  await expect(section.getByText('Belum disetujui')).toBeVisible();
  await section.getByLabel('Email orang tua atau wali').fill(guardianOf(member));
  await section.getByRole('button', { name: 'Kirim tautan' }).click();
  await expect(section.getByText(`Kami mengirim tautan ke ${guardianOf(member)}`)).toBeVisible();
});

test('a look-up of the year that fails is made again, and is no way past the question', async ({
  page,
  request,
}) => {
  const member = newPerson('Yoga');
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: await publishableKey(page) },
    data: {
      email: member.email,
      password: member.password,
      data: { username: member.username, nama_lengkap: member.fullName },
    },
  });
  expect(answer.ok()).toBe(true);
  const mend = await fail(page, '**/rest/v1/rpc/get_age_status', 'POST', apiError('XX000'));
  const failed = page.waitForResponse(
    (response) => response.url().includes('/rpc/get_age_status') && response.status() >= 400,
  );
  await signIn(page, member);
  await failed;
  await expect(page.getByRole('dialog', { name: 'Tahun berapa Anda lahir?' })).toBeHidden();
  await mend();
  await expect(page.getByRole('dialog', { name: 'Tahun berapa Anda lahir?' })).toBeVisible();
});

/** The key that the pages carry. */
async function publishableKey(page: Page): Promise<string> {
  await page.goto('/masuk');
  const html = await page.content();
  return /sb_publishable_[\w-]+/.exec(html)?.[0] ?? '';
}
