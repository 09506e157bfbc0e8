import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { newPerson } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSection } from '../support/page-helpers.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.use({ actionTimeout: 30_000 });

/** Counts what a thumb does: touches, and fields that are typed into. */
function createThumb() {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1;
      await target.click();
    },
    type: async (field: Locator, text: string) => {
      count.fields += 1;
      await field.fill(text);
    },
  };
}
type Thumb = ReturnType<typeof createThumb>;

/** From nothing to a profile that may publish: the account, and what a listing asks of it. */
async function beginWithNothing(page: Page, { tap, type }: Thumb): Promise<void> {
  const person = newPerson('Rani');
  const panel = page.getByRole('tabpanel');
  await page.goto('/daftar');
  await type(page.getByLabel('Username'), person.username);
  await type(page.getByLabel('Nama Lengkap'), person.fullName);
  await type(page.getByLabel('Email'), person.email);
  await type(page.getByLabel('Nomor WhatsApp'), '0812 3456 7890');
  await type(page.getByLabel('Tahun Lahir'), '2002');
  await tap(page.getByRole('checkbox', { name: /Kebijakan Privasi/ }));
  await type(page.getByLabel('Password', { exact: true }), person.password);
  await tap(panel.getByRole('button', { name: 'Daftar', exact: true }));
  await expect(page.getByRole('tab', { name: 'Masuk' })).toHaveAttribute('aria-selected', 'true');
  // Paying is a journey of its own (payment.spec.ts).
  await actAsOperator('premium', person.email);
  await page.goto('/masuk');
  await type(page.getByLabel('Email'), person.email);
  await type(page.getByLabel('Password', { exact: true }), person.password);
  await tap(panel.getByRole('button', { name: 'Masuk', exact: true }));
  await expect(page).toHaveURL('/profil');
  await page.goto('/profil?edit=1');
  await type(page.getByLabel('Kota'), 'Bandung');
  await type(
    page.getByLabel('Deskripsi'),
    'Mahasiswa manajemen yang sedang membangun usaha makanan untuk penghuni kos.',
  );
  await type(page.getByRole('textbox', { name: 'Instagram' }), '@rani.usaha');
  await tap(page.getByRole('button', { name: 'Simpan Perubahan' }));
  await expect(page.getByText('Profil berhasil diperbarui!').first()).toBeVisible();
}

async function saveIdea(page: Page, { tap, type }: Thumb): Promise<string> {
  await page.goto('/all-ai');
  await tap(page.getByRole('link', { name: 'Cari ide' }));
  await type(page.getByLabel('Apa keahlian Anda?'), 'memasak, berjualan');
  await type(page.getByLabel('Apa minat Anda?'), 'kuliner');
  await tap(page.getByRole('button', { name: 'Buat Ide Bisnis' }));
  await tap(page.getByRole('button', { name: 'Simpan Ide' }));
  await tap(page.getByRole('link', { name: 'Buka di Ide Saya' }));
  await page.waitForURL('**/ide-saya/*');
  const idea = new URL(page.url()).pathname;
  await tap(page.getByRole('link', { name: 'Kerjakan 12 langkah' }));
  return idea;
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`from nothing to a published listing with plan and 30 posts, few taps, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const thumb = createThumb();
    const { tap, type, count } = thumb;
    await beginWithNothing(page, thumb);
    const idea = await saveIdea(page, thumb);
    const goOn = async (from: number) => {
      await tap(page.getByRole('button', { name: /^Simpan dan (lanjut|selesai)/ }));
      await page.waitForURL(from === 12 ? `**${idea}/langkah` : `**${idea}/langkah/${from + 1}`);
      await expect(page.getByText(/^Langkah \d+ dari 12|\d+ dari 12 langkah selesai/).first()).toBeVisible();
    };

    await tap(page.getByRole('link', { name: /^Lanjutkan: 2\./ }));
    await expect(page.getByLabel('Pertanyaan 1')).not.toHaveValue('');
    await type(
      page.getByLabel(/^Yang paling sering Anda dengar/),
      'Empat dari lima lapar setelah warung tutup',
    );
    await goOn(2);

    await expect(page.getByRole('link', { name: 'Panduan langkah ini' })).toHaveAttribute(
      'href',
      '/panduan/mengamati-pesaing',
    );
    await type(page.getByLabel('Nama', { exact: true }), 'Warung Bu Tini');
    await type(page.getByLabel(/^Harga per/), '15000');
    // A figure that cannot be keeps the step open, at its field.
    const people = page.getByLabel('Orang di jangkauan Anda');
    await people.fill('seribu');
    await page.getByRole('button', { name: /^Simpan dan lanjut/ }).click();
    await expect(people).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${idea}/langkah/3$`));
    await type(people, '1200');
    await expect(page.getByText('1.200 orang × 5% × 2 kali = 120')).toBeVisible();
    await expectAccessible(page);
    await goOn(3);

    // The listing: everything that the record and the profile know is there.
    await tap(page.getByRole('button', { name: 'Buat proyek dari ide ini' }));
    await page.waitForURL('**/daftar-project?*');
    await expect(page.getByLabel('Nama Proyek')).not.toHaveValue('');
    await tap(page.getByRole('button', { name: 'Daftarkan Proyek', exact: true }));
    await page.waitForURL(`**${idea}/langkah/4`);
    await expect(page.getByText('Proyek Anda sudah tayang.')).toBeVisible();
    await goOn(4);

    await tap(page.getByLabel('Ujinya sudah saya lakukan'));
    await type(page.getByLabel(/^Yang terjual/), '12');
    await tap(
      page
        .getByLabel('Lanjut', { exact: true })
        .or(page.getByRole('radio', { name: /^Lanjut/ }))
        .first(),
    );
    await goOn(5);
    await expect(page.getByText('Harga pesaing', { exact: true })).toBeVisible();
    await goOn(6);
    await goOn(7);
    await type(page.getByLabel('Nama usaha'), 'Dapur Malam');
    await expect(page.getByText('Panjangnya pas: 11 huruf, 2 kata.')).toBeVisible();
    const brandChecked = page.getByLabel('Merek serupa dicari di pangkalan data DJKI');
    await tap(brandChecked);
    await expect(brandChecked).toBeChecked();
    await goOn(8);
    await expect(page.getByText('Beginilah satu').first()).toContainText('Dapur Malam');
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      tap(page.getByRole('button', { name: 'Unduh kalender (.ics)' })),
    ]);
    const events = await readFile((await calendar.path()) ?? '', 'utf8');
    expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(30);
    await goOn(9);

    // The bar of the issue: by now there is a listing, a plan and thirty posts.
    expect(count.taps).toBeLessThanOrEqual(60);
    expect(count.fields).toBeLessThanOrEqual(25);

    await tap(page.getByRole('checkbox', { name: 'NIB perorangan' }));
    await goOn(10);
    await goOn(11);
    const change = page.getByRole('radio', { name: /^Ubah/ });
    await tap(change);
    await expect(change).toBeChecked();
    await type(page.getByLabel('Alasannya'), 'Pembeli ulang masih sedikit');
    await goOn(12);
    expect(count.taps).toBeLessThanOrEqual(60);
    expect(count.fields).toBeLessThanOrEqual(25);
    await expect(page.getByRole('listitem').filter({ hasText: 'Selesai' })).toHaveText(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map((step) => new RegExp(`^Langkah ${step}: `)),
    );
    await expect(page.getByText('10 dari 12 langkah selesai')).toBeVisible();
    await expectAccessible(page);

    // A member who leaves comes back to the same place, from the page of the steps.
    await page.goto(`${idea}/langkah/8`);
    await expect(page.getByLabel('Nama usaha')).toHaveValue('Dapur Malam');
    await page.goto('/all-ai');
    // What the record of the idea holds counts there, the idea itself as the first step.
    await expect(page.getByText('10 dari 12 tahap selesai')).toBeVisible();
    await expect(page.getByText('Selesai di catatan ide').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Tahap 1 selesai', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Lanjutkan: Nama dan label' }).click();
    await expect(page.getByLabel('Nama usaha')).toHaveValue('Dapur Malam');

    // What the steps brought is in the files (export-idea tests), and behind the link of the lecturer.
    await page.goto(`${idea}/langkah`);
    await page.getByRole('link', { name: 'Unduh semua dokumen' }).click();
    await expect(page.getByRole('heading', { name: 'Minta pendapat dosen' })).toBeVisible();
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Unduh ZIP' }).click(),
    ]);
    expect(zip.suggestedFilename()).toMatch(/\.zip$/);
    await openSection(page, 'Minta pendapat dosen');
    await page.getByRole('button', { name: 'Buat tautan' }).click();
    await page.goto(await page.getByLabel('Tautan baca').inputValue());
    await expect(page.getByRole('heading', { name: 'Catatan 12 langkah' })).toBeVisible();
    await page.getByText('8. Nama dan label').click();
    await expect(page.getByText('Dapur Malam').first()).toBeVisible();
    // At the top: what scrolled half under the header is no target there.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
}
