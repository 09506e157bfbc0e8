import { expect } from '@playwright/test';
import { completeProfile, openSession, newPerson, createAccount } from '../support/account.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { test } from '../support/test.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`a member saves a project and a search, and finds both again at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
    const page = await context.newPage();
    const [owner, member] = [newPerson('Laras'), newPerson('Gilang')];
    const projectName = `Batik ${owner.username}`;
    await createAccount(page, owner);
    await openSession(page, owner);
    await completeProfile(page);
    await page.goto('/daftar-project');
    await page.getByLabel('Nama Proyek').fill(projectName);
    await page.getByLabel('Deskripsi Proyek').fill('Batik tulis dari kampung kami, dijual ke kota.');
    await page.getByLabel('Tipe Proyek').selectOption('E-commerce');
    await page.getByLabel('Keahlian yang Dibutuhkan').selectOption('Marketing');
    await page.getByRole('button', { name: 'Tambah' }).click();
    await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
    await expect(page.getByText('Proyek berhasil didaftarkan!').first()).toBeVisible();
    await context.close();

    const memberContext = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
    const memberPage = await memberContext.newPage();
    await createAccount(memberPage, member);
    await openSession(memberPage, member);
    await memberPage.goto('/cari-project');
    await expect(memberPage.getByRole('button', { name: 'Simpan pencarian ini' })).toHaveCount(0);
    await memberPage.goto(`/cari-project?q=${encodeURIComponent(projectName)}`);
    await memberPage.getByRole('button', { name: 'Simpan pencarian ini' }).click();
    await expect(memberPage.getByText('Pencarian disimpan.').first()).toBeVisible();
    await memberPage.getByRole('link', { name: projectName }).first().click();
    await memberPage.getByRole('button', { name: `Simpan proyek: ${projectName}` }).click();
    await expect(memberPage.getByRole('button', { name: `Tersimpan: ${projectName}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await memberPage.goto('/tersimpan');
    await expect(memberPage.getByRole('link', { name: projectName })).toBeVisible();
    await expectAccessibleInBothThemes(memberPage);
    await memberPage.getByRole('tab', { name: 'Pencarian' }).click();
    const alerts = memberPage.getByLabel('Beri tahu saya saat ada proyek baru');
    await expect(alerts).toBeChecked();
    await expectAccessibleInBothThemes(memberPage);
    await alerts.click();
    await expect(alerts).not.toBeChecked();
    await memberPage.reload();
    await expect(alerts).not.toBeChecked();
    await memberPage.getByRole('link', { name: projectName }).click();
    await expect(memberPage).toHaveURL(/\/cari-project\?q=/);
    await memberPage.goto('/tersimpan?tab=pencarian');
    await memberPage.getByRole('button', { name: `Hapus pencarian: ${projectName}` }).click();
    await expect(memberPage.getByText('Belum ada pencarian yang Anda simpan.')).toBeVisible();
    await memberContext.close();
  });
