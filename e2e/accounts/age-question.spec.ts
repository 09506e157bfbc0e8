/** The question for the year of birth, where the database refuses something for want of it. */
import { expect, type Page } from '@playwright/test';
import { newPerson, signIn, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { narrowProblems } from '../support/layout.ts';
import { openSection } from '../support/page-helpers.ts';
import { test } from '../support/test.ts';

const thisYear = new Date().getFullYear();

/** The key that the pages carry. */
async function publishableKey(page: Page): Promise<string> {
  const home = await page.request.get('/');
  return /publishable-key" content="([^"]+)"/.exec(await home.text())?.[1] ?? '';
}

/** The specified sign-up, without a year. Out: the member's id. */
async function joinWithoutYear(page: Page, { email, password, username, fullName }: Person): Promise<string> {
  const answer = await page.request.post('/auth/v1/signup', {
    headers: { apikey: await publishableKey(page) },
    data: { email, password, data: { username, nama_lengkap: fullName } },
  });
  const made = (await answer.json()) as { id?: string; user?: { id: string } };
  return made.user?.id ?? made.id ?? '';
}

for (const [width, height, colorScheme] of [
  [360, 740, 'light'],
  [1280, 800, 'dark'],
] as const) {
  test(`a refusal opens it at ${width} px, also in a browser that holds it for answered; after the answer it works`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const member = newPerson('Gita');
    const userId = await joinWithoutYear(page, member);
    await signIn(page, member);
    await page.evaluate((id) => localStorage.setItem('kawanusaha_age_stated', id), userId);

    await page.goto('/ai');
    await page.getByLabel('Apa keahlian Anda?').fill('memasak, berjualan');
    await page.getByLabel('Apa minat Anda?').fill('kuliner');
    await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
    await page.getByRole('button', { name: 'Simpan Ide' }).click();
    await page.getByRole('link', { name: 'Buka di Ide Saya' }).click();
    await page.getByRole('tab', { name: 'Ekspor dan bagikan' }).click();
    const section = await openSection(page, 'Minta pendapat dosen');
    const question = page.getByRole('dialog', { name: 'Tahun berapa Anda lahir?' });
    await expect(question).toBeHidden();
    await section.getByRole('button', { name: 'Buat tautan' }).click();
    await expect(question).toBeVisible();
    expect(await narrowProblems(page)).toEqual([]);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('question.png') });

    await question.getByLabel('Tahun Lahir').fill(String(thisYear - 25));
    await question.getByRole('checkbox', { name: /Kebijakan Privasi/ }).check();
    await question.getByRole('button', { name: 'Simpan dan lanjutkan' }).click();
    await expect(question).toBeHidden();
    await section.getByRole('button', { name: 'Buat tautan' }).click();
    await expect(section.getByLabel('Tautan baca')).toBeVisible();
  });
}
