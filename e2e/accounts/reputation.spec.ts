import { expect } from '@playwright/test';
import { openSession, newPerson, readMail, createAccount } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSection } from '../support/page-helpers.ts';
import { test } from '../support/test.ts';

for (const { viewport, dark } of [
  { viewport: { width: 360, height: 740 }, dark: true },
  { viewport: { width: 1280, height: 800 }, dark: false },
])
  test(`a member proves the campus, opens a public page and closes it, at ${viewport.width} px`, async ({
    browser,
  }) => {
    const options = { viewport, locale: 'id-ID', colorScheme: dark ? 'dark' : 'light' } as const;
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const visitor = await (await browser.newContext(options)).newPage();
    const person = newPerson('Ratri');
    const address = `/u/${person.username}`;
    const campusMail = `${person.username}@mhs.ui.ac.id`;
    await createAccount(page, person);
    await openSession(page, person);
    const section = await openSection(page, 'Reputasi dan profil publik');

    // Off by default, and told like an address that is not there.
    expect((await visitor.goto(address))?.status()).toBe(404);
    const missing = visitor.getByRole('heading', { name: 'Halaman Tidak Ditemukan' });
    await expect(missing).toBeVisible();
    const hidden = await visitor.getByRole('main').innerText();
    expect((await visitor.goto('/u/tidak_ada_orangnya'))?.status()).toBe(404);
    await expect(missing).toBeVisible();
    expect((await visitor.getByRole('main').innerText()).replace('/u/tidak_ada_orangnya', address)).toBe(
      hidden,
    );

    // The campus: an address that is none, a wrong code, the right one.
    await section.getByLabel('Email kampus atau sekolah').fill('ratri@gmail.com');
    await section.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(section.getByText(/belum kami kenal sebagai email kampus/)).toBeVisible();
    await section.getByLabel('Email kampus atau sekolah').fill(campusMail);
    await section.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(section.getByText(`Kode 6 angka kami kirim ke ${campusMail}.`)).toBeVisible();
    const { code } = await readMail(page, campusMail, /Kode verifikasi kampus/);
    await section.getByLabel('Kode dari email').fill(code === '000000' ? '000001' : '000000');
    await section.getByRole('button', { name: 'Verifikasi', exact: true }).click();
    await expect(section.getByText('Kode salah.')).toBeVisible();
    await expectAccessible(page);
    await section.getByLabel('Kode dari email').fill(code);
    await section.getByRole('button', { name: 'Verifikasi', exact: true }).click();
    await expect(section.getByText('ui.ac.id, sejak')).toBeVisible();

    // What is chosen is shown, and the rest is not.
    await section.getByLabel('Buka halaman publik saya').check();
    const parts = section.getByRole('group', { name: 'Yang tampil di halaman publik' });
    await parts.getByLabel('Nama lengkap').check();
    await parts.getByLabel('Tanda kampus terverifikasi').check();
    await parts.getByLabel('Kolaborasi selesai').check();
    await section.getByRole('button', { name: 'Simpan', exact: true }).click();
    await section.getByRole('link', { name: 'Lihat halaman' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: 'Atur yang tampil' })).toBeVisible();
    expect((await visitor.goto(address.replace('ratri', 'RATRI')))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible();
    await expect(visitor.getByText('Kampus terverifikasi').first()).toBeVisible();
    await expect(visitor.getByText('Belum ada kolaborasi yang dikonfirmasi kedua pihak.')).toBeVisible();
    await expect(visitor.getByRole('main')).not.toContainText(person.email);
    await expect(visitor.getByRole('main')).not.toContainText(campusMail);
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const structured = await visitor.locator('script[type="application/ld+json"]').first().textContent();
    expect(structured).toContain(`"name":"${person.fullName}"`);
    const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await visitor.request.get(new URL(picture ?? '').pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    await expectAccessible(visitor);

    // Found by search engines only when chosen; gone when closed.
    await page.goto('/profil#profil-publik');
    await section.getByLabel('Boleh ditemukan lewat mesin pencari').check();
    await section.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Pilihan disimpan').first()).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0);
    await section.getByLabel('Buka halaman publik saya').uncheck();
    await section.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(section.getByRole('link', { name: 'Lihat halaman' })).toHaveCount(0);
    expect((await visitor.goto(address))?.status()).toBe(404);
    await expect(missing).toBeVisible();
    for (const one of [context, visitor.context()]) await one.close();
  });
