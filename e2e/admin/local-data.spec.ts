import { expect } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { becomeAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

/** A material and a province of its own for each run beside the other. */
const cases = [
  [360, 'light', 'tepung tapioka', 'Bali'],
  [360, 'dark', 'tepung beras', 'Aceh'],
  [1280, 'light', 'tepung ketan', 'Riau'],
  [1280, 'dark', 'tepung sagu', 'Jambi'],
] as const;

for (const [width, colorScheme, material, province] of cases) {
  test(`an admin keeps a price, a season and a speciality with day and source at ${width} px, ${colorScheme}`, async ({
    page,
  }, info) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    const admin = await becomeAdmin(page);
    await page.goto('/admin?tab=data');
    const part = page.getByRole('region', { name: 'Data daerah dan musim' });
    await expect(part.getByText('Aceh', { exact: true })).toBeVisible();
    await page.screenshot({ path: info.outputPath('list.png') });

    await part.getByLabel('Jenis data').selectOption('Harga bahan');
    await part.getByLabel('Cari data daerah').fill(material);
    const row = part.getByRole('listitem').filter({ hasText: material });
    await part.getByRole('button', { name: `Ubah ${material}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Ubah ${material}` });
    await dialog.getByLabel('Harga atau upah').fill('0');
    await dialog.getByLabel('Tautan sumber').fill('panelharga');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog.getByText('Isi nama sumbernya')).toBeVisible();
    await expect(dialog.getByText('Isi tautan lengkap')).toBeVisible();
    await expect(dialog.getByLabel('Harga atau upah')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Harga atau upah')).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('errors.png') });
    await dialog.getByLabel('Harga atau upah').fill('21,5rb');
    await dialog.getByLabel('Nama sumber').fill('Panel Harga Pangan');
    await dialog.getByLabel('Tautan sumber').fill('https://panelharga.badanpangan.go.id/harga');
    await dialog.getByLabel('Tanggal data').fill('2025-01-05');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Rp 21.500');
    await expect(row).toContainText('Diisi admin');
    await expect(row).toContainText('Lebih dari setahun');
    expect(await axeProblems(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('kept.png') });
    await part.getByRole('button', { name: `Kembali ke bawaan: ${material}` }).click();
    await expect(row).not.toContainText('Diisi admin');

    await part.getByLabel('Cari data daerah').fill('');
    await part.getByLabel('Jenis data').selectOption('Musim dan kalender');
    await part.getByRole('button', { name: 'Tambah musim' }).click();
    const season = page.getByRole('dialog', { name: 'Tambah: Musim dan kalender' });
    const label = `Wisuda ${admin}`;
    await season.getByLabel('Nama musim').fill(label);
    await season.getByLabel('Tentang').selectOption('wisuda');
    await season.getByLabel('Mulai').fill('2027-02-20');
    await season.getByLabel('Sampai', { exact: true }).fill('2027-02-21');
    await season.getByText('Provinsi: seluruh Indonesia').click();
    await season.getByLabel(province, { exact: true }).check();
    await season.getByLabel('Nama sumber').fill('Kalender akademik');
    await season.getByLabel('Tautan sumber').fill('https://kampus.example.ac.id/kalender');
    await page.screenshot({ path: info.outputPath('season.png') });
    await season.getByRole('button', { name: 'Simpan' }).click();
    await expect(season).toBeHidden();
    const added = part.getByRole('listitem').filter({ hasText: label });
    await expect(added).toContainText(province);

    await part.getByLabel('Jenis data').selectOption('Khas daerah');
    await part.getByRole('button', { name: 'Tambah khas daerah' }).click();
    const local = page.getByRole('dialog', { name: 'Tambah: Khas daerah' });
    await local.getByLabel('Provinsi').selectOption(province);
    await local.getByLabel('Khas daerah').fill('qwrtz plmk');
    await local.getByLabel('Nama sumber').fill('Dinas Pariwisata');
    await local.getByLabel('Tautan sumber').fill('https://dispar.example.go.id/khas');
    await local.getByRole('button', { name: 'Simpan' }).click();
    await expect(local.getByText('Kata ini belum dikenal')).toBeVisible();
    await local.getByLabel('Khas daerah').fill('es doger');
    await local.getByRole('button', { name: 'Simpan' }).click();
    await expect(local).toBeHidden();
    await expect(part.getByRole('listitem').filter({ hasText: province }).first()).toBeVisible();

    await page.goto('/admin?tab=audit');
    await expect(page.getByText('Data daerah ditambah').first()).toBeVisible();
  });
}
