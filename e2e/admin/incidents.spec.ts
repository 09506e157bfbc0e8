import { expect } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { becomeAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

for (const width of [360, 1280]) {
  test(`an incident is told at the desk, read by a stranger, changed and ended at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const admin = await becomeAdmin(page);
    await page.goto('/admin?tab=pengaturan');
    await page.getByRole('button', { name: 'Umumkan insiden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Umumkan insiden' });
    await dialog.getByRole('button', { name: 'Umumkan kepada semua orang' }).click();
    await expect(dialog.getByText('Tulis sedikitnya 5 huruf')).toHaveCount(5);

    const title = `Alamat email terlihat ${admin}`;
    await dialog.getByLabel('Judul').fill(title);
    await dialog.getByLabel('Kapan kami ketahui').fill('2199-01-01T00:00');
    await dialog.getByLabel('Apa yang terjadi').fill('Sebuah halaman memuat alamat email anggota lain.');
    await dialog.getByLabel('Data yang terkena').fill('Nama dan alamat email.');
    await dialog.getByLabel('Yang kami lakukan').fill('Halaman itu sudah kami tutup.');
    await dialog.getByLabel('Yang bisa anggota lakukan').fill('Waspadai email yang meminta password.');
    await dialog.getByRole('button', { name: 'Umumkan kepada semua orang' }).click();
    await expect(dialog.getByText('Isi waktu yang sudah lewat')).toBeVisible();
    await dialog.getByLabel('Kapan kami ketahui').fill('2026-01-02T08:30');
    // The members of this server belong to other tests.
    await dialog.getByLabel('Beri tahu semua anggota lewat lonceng dan email').uncheck();
    await dialog.getByRole('button', { name: 'Umumkan kepada semua orang' }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('anggota tidak diberi tahu');

    const context = await browser.newContext({ viewport: { width, height: 740 } });
    const stranger = await context.newPage();
    await stranger.goto('/privasi');
    await stranger.getByRole('link', { name: /insiden/i }).click();
    const told = stranger.getByRole('article', { name: title });
    await expect(told).toContainText('Masih kami tangani');
    await expect(told).toContainText('Waspadai email yang meminta password.');
    expect(await axeProblems(stranger)).toEqual([]);

    await page.getByRole('button', { name: `Ubah ${title}` }).click();
    const change = page.getByRole('dialog', { name: 'Ubah insiden' });
    await change.getByLabel('Yang kami lakukan').fill('Halaman ditutup, yang terkena sudah dikirimi email.');
    await change.getByRole('button', { name: 'Simpan perubahan' }).click();
    await expect(change).toBeHidden();
    await page.getByRole('button', { name: `Tandai selesai: ${title}` }).click();
    await expect(page.getByRole('button', { name: `Buka lagi: ${title}` })).toBeVisible();

    await stranger.goto('/insiden');
    await expect(told).toContainText('Halaman ditutup, yang terkena sudah dikirimi email.');
    await expect(told).toContainText('Selesai');
    await context.close();
  });
}
