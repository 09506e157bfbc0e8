import { expect, type Browser, type Page } from '@playwright/test';
import { openSession, newPerson, createMember, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { narrowProblems, overflowOf } from '../support/layout.ts';

import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

type Look = { width: number; dark: boolean };

async function joinOn(browser: Browser, name: string, { width, dark }: Look) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 800 },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  const person: Person = newPerson(name);
  person.fullName = `${name} ${person.username.slice(-8)}`;
  await createMember(page, person, `62815${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  await openSession(page, person);
  return { page, person };
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Tulis pesan').fill(text);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  // The other page may stand in the same conversation, and then reads it at once.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByText(/^(Terkirim|Dibaca)$/),
  ).toBeAttached();
}

for (const looks of [
  { asked: { width: 360, dark: true }, asks: { width: 1280, dark: false } },
  { asked: { width: 1280, dark: true }, asks: { width: 360, dark: false } },
])
  test(`a contact at ${looks.asked.width} px is written to first, and pictures come after the answer`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const asked = await joinOn(browser, 'Sekar', looks.asked);
    const asks = await joinOn(browser, 'Bagas', looks.asks);
    await actAsOperator('premium', asks.person.email);
    await asked.page.goto('/daftar-relasi');
    await asked.page.getByLabel('Keahlian Utama').selectOption('Desain');
    await asked.page.getByLabel('Pengalaman').fill('Dua tahun membuat kemasan untuk warung.');
    await asked.page.getByLabel('Deskripsi Pengguna').fill('Ingin membangun merek makanan sehat.');
    await asked.page.getByLabel('Lewat pesan dulu').check();
    expect(await overflowOf(asked.page)).toBeLessThanOrEqual(0);
    await expectAccessible(asked.page);
    await asked.page.getByRole('button', { name: 'Daftarkan Profil' }).click();
    await expect(asked.page).toHaveURL('/cari-relasi');

    await asks.page.reload();
    await asks.page.goto(`/cari-relasi?q=${encodeURIComponent(asked.person.fullName)}`);
    await asks.page
      .getByRole('button', { name: new RegExp(`^Hubungi ${asked.person.fullName}`) })
      .first()
      .click();
    await expect(asks.page).toHaveURL(/\/pesan\/[0-9a-f-]{36}$/);
    await write(asks.page, 'Halo, boleh lihat contoh kemasannya?');
    await asks.page.getByRole('button', { name: 'Kirim gambar' }).click();
    await expect(
      asks.page.getByText('Gambar bisa dikirim setelah lawan bicara Anda menjawab.'),
    ).toBeVisible();

    await asked.page.goto('/pesan');
    await asked.page.getByRole('link', { name: asks.person.fullName }).click();
    await write(asked.page, 'Boleh, ini contohnya.');

    // What is no picture is said, and can be taken away; a real one has a preview and goes without a text.
    const field = asked.page.getByLabel('Kirim gambar');
    await field.setInputFiles({ name: 'palsu.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(asked.page.getByRole('alert').filter({ hasText: 'tidak dapat dibaca' })).toBeVisible();
    await expectAccessible(asked.page);
    await asked.page.getByRole('button', { name: 'Batalkan gambar' }).click();
    await field.setInputFiles({
      name: 'kemasan.png',
      mimeType: 'image/png',
      buffer: await asked.page.screenshot(),
    });
    await expect(asked.page.getByAltText('Pratinjau gambar')).toBeVisible();
    await expect(asked.page.getByText('Gambar siap. Tekan Kirim.')).toBeVisible();
    expect(await overflowOf(asked.page)).toBeLessThanOrEqual(0);
    await expectAccessible(asked.page);
    await asked.page.getByRole('button', { name: 'Kirim', exact: true }).click();
    const own = asked.page.getByRole('button', { name: 'Perbesar: Gambar Anda' });
    await expect(own).toHaveCount(1);

    // It comes live, over an address that dies, and shows whole.
    const seen = asks.page.getByRole('button', { name: `Perbesar: Gambar dari ${asked.person.fullName}` });
    await expect(seen).toHaveCount(1);
    const small = seen.locator('img');
    await expect
      .poll(() => small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const address = (await small.getAttribute('src')) ?? '';
    expect(address).toContain('/render/image/sign/gambar-pesan/');
    expect((await asks.page.request.get(address.replace(/token=.*/, 'token=x'))).status()).toBe(400);
    await seen.click();
    const whole = asks.page
      .getByRole('dialog', { name: `Gambar dari ${asked.person.fullName}` })
      .locator('img');
    await expect
      .poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expectAccessible(asks.page);
    await asks.page.keyboard.press('Escape');
    for (const { page } of [asked, asks]) {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    expect(await narrowProblems(looks.asked.width === 360 ? asked.page : asks.page)).toEqual([]);
    await asks.page.goto('/pesan');
    await expect(asks.page.getByText('Gambar', { exact: true })).toBeVisible();
    for (const { page } of [asked, asks]) await page.context().close();
  });
