import { expect } from '@playwright/test';
import { newPerson, createAccount, createMember, signIn, logIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSection } from '../support/page-helpers.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('an idea becomes a saved plan, a file, a link for the lecturer, and a prefilled project', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);

  // A visitor is told what is missing, then gets ideas; nothing is lost on the way through the login.
  await page.goto('/ai');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await expect(page.getByText('Input tidak lengkap').first()).toBeVisible();
  await page.getByLabel('Apa keahlian Anda?').fill('memasak, berjualan');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  await page.getByLabel(/Berapa modal Anda/).fill('500rb');
  await expect(page.getByText('Terbaca Rp 500.000')).toBeVisible();
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await expect(page.getByRole('heading', { name: '3 ide untuk dibandingkan' })).toBeVisible();
  await expect(page.getByText('bukan jawaban AI')).toBeVisible();
  await expectAccessible(page);

  const student = newPerson('Rani');
  await createMember(page, student);
  // Through the form, on this device: what was made before signing in comes along.
  await logIn(page, student);
  await page.goto('/ai');
  await expect(page.getByRole('heading', { name: '3 ide untuk dibandingkan' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan Ide' }).click();
  await page.getByRole('link', { name: 'Buka di Ide Saya' }).click();
  await expect(page).toHaveURL(/\/ide-saya\/[0-9a-f-]{36}$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveText('Idea AI');
  const name = (await title.textContent()) ?? '';

  // Numbers follow the assumptions, and stay after a reload, as does the section that was opened.
  await openSection(page, 'Hitungan uangnya');
  await page.getByLabel('Hari jualan sebulan').fill('2');
  await page.getByLabel(/^Biaya tetap sebulan/).fill('123000');
  await expect(page.getByRole('main').getByText('Tersimpan', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Biaya tetap sebulan/)).toHaveValue('123.000');
  await openSection(page, 'Mengapa nilainya begini');
  await expect(page.getByText('Dihitung dari asumsi yang Anda ubah')).toBeVisible();
  await expect(page.getByText(/^(naik|turun) \d+/).first()).toBeVisible();

  // A file, and a link that works without an account.
  await page.getByRole('tab', { name: 'Ekspor dan bagikan' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh PDF A4' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);

  // The templates: what is missing is said before the download, at the field and with a way there; the file has what was typed.
  await openSection(page, 'Proposal P2MW dan PKM-K');
  const p2mw = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'P2MW', exact: true }) });
  await expect(p2mw.getByText(/^Belum ada: \d+$/)).toBeVisible();
  const leader = page.getByRole('group', { name: 'Ketua' });
  await p2mw.getByRole('link', { name: /^Isi tim ?: Anggota tim/ }).click();
  await expect(page.getByRole('heading', { name: 'Tim dan dosen pendamping' })).toBeInViewport();
  await leader.getByLabel('NIM').fill('tidak ada');
  await leader.getByLabel('Tugas dalam usaha').fill('Produksi');
  await expect(leader.getByText('NIM terdiri atas angka dan huruf, tanpa spasi')).toBeVisible();
  await leader.getByLabel('NIM').fill('H051231001');
  await expect(page.getByRole('main').getByText('Tersimpan', { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const [button, name_] of [
    ['Unduh P2MW', /-p2mw\.docx$/],
    ['Unduh PKM-K', /-pkm-k\.docx$/],
    ['Unduh Word', /\.docx$/],
    ['Unduh ZIP', /\.zip$/],
  ] as const) {
    const [made] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(made.suggestedFilename()).toMatch(name_);
  }
  await p2mw.getByRole('link', { name: /^Isi wawancara/ }).click();
  await expect(page.getByRole('tab', { name: 'Validasi' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Ekspor dan bagikan' }).click();
  await expect(leader.getByLabel('NIM')).toHaveValue('H051231001');

  await openSection(page, 'Minta pendapat dosen');
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  const address = await page.getByLabel('Tautan baca').inputValue();
  const lecturer = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await lecturer.setViewportSize({ width: 360, height: 740 });
  await lecturer.goto(address);
  // Folded on a phone, with the comments within reach.
  await expect(lecturer.getByRole('heading', { name: 'Hitungan uangnya' })).toBeVisible();
  await expect(lecturer.getByLabel(/^Biaya tetap sebulan/)).toBeHidden();
  await lecturer.getByRole('heading', { name: 'Hitungan uangnya' }).click();
  await expect(lecturer.getByLabel(/^Biaya tetap sebulan/)).toBeVisible();
  await lecturer.getByRole('link', { name: 'Beri komentar' }).click();
  await expect(lecturer.getByRole('heading', { name: 'Komentar' })).toBeInViewport();
  await expect(lecturer.getByRole('heading', { level: 1, name })).toBeVisible();
  await lecturer.getByLabel('Nama Anda').fill('Bu Ratna');
  await lecturer.getByRole('textbox', { name: 'Komentar' }).fill('Hitung lagi biaya antar.');
  await lecturer.getByRole('button', { name: 'Kirim komentar' }).click();
  await expect(lecturer.getByRole('listitem').filter({ hasText: 'Hitung lagi biaya antar.' })).toBeVisible();
  await expect(lecturer.getByRole('button', { name: 'Kembalikan asumsi awal' })).toHaveCount(0);

  // From the plan to a team.
  await page.getByRole('tab', { name: 'Rencana' }).click();
  await page.getByRole('link', { name: 'Cari anggota tim' }).click();
  await expect(page).toHaveURL(/\/daftar-project\?/);
  await expect(page.getByLabel('Nama Proyek')).toHaveValue(name);
  await expect(page.getByLabel('Deskripsi Proyek')).not.toHaveValue('');
});

test('hours that cannot be are answered at their field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('memasak');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  const hours = page.getByLabel('Jam per minggu');
  await page.locator('details').filter({ has: hours }).locator('summary').click();
  await hours.fill('dua belas');
  await expect(page.getByText('Tulis dengan angka saja').first()).toBeVisible();
  await page.locator('details').filter({ has: hours }).locator('summary').click();
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await expect(hours).toBeFocused();
  await expect(hours).toHaveValue('dua belas');
  await hours.fill('12');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await expect(page.getByRole('button', { name: 'Simpan Ide' }).first()).toBeVisible();
});

test('the free calculators need no account', async ({ page }) => {
  await page.goto('/kalkulator-hpp');
  await expect(page.getByText('Rp 7.000').first()).toBeVisible();
  await expectAccessible(page);
  const wage = page.getByLabel('Upah sekali produksi');
  for (const [typed, answer] of [
    ['tiga puluh ribu', 'Tulis dengan angka saja'],
    ['-5000', 'Tidak boleh kurang dari'],
    ['1000000000000000', 'Terlalu besar'],
  ] as const) {
    await wage.fill(typed);
    await wage.blur();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(wage).toHaveValue(typed);
    await expect(page.getByText('Rp 7.000').first()).toBeVisible();
  }
  // A pack of nothing would make what is used of it cost nothing.
  const pack = page.getByLabel('Isi kemasan').nth(0);
  await pack.fill('0');
  await expect(page.getByText('Terlalu kecil; minimal 1')).toBeVisible();
  await expect(page.getByText('Rp 7.000').first()).toBeVisible();
  await pack.fill('1.000');
  // At the top, where the fixed header lies over no field.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await wage.fill('60.000');
  await expect(page.getByText('Rp 7.000')).toHaveCount(0);
  await page.goto('/kalkulator-bep');
  await page.getByLabel('Harga jual per unit').fill('8000');
  await expect(page.getByText('Titik impas tidak akan tercapai')).toBeVisible();
  await expectAccessible(page);
});

test('the consultation answers from the knowledge base, what is not known is the labelled simulation, and an empty question says so', async ({
  page,
}) => {
  await page.goto('/ai?tab=konsultasi');
  const question = page.getByLabel('Pertanyaan untuk konsultasi');
  await question.press('Enter');
  await expect(page.getByText('Pesan Kosong').first()).toBeVisible();
  await question.fill('cara bikin NIB gmn kak?');
  await question.press('Enter');
  await expect(page.getByText('Anda mendaftar sendiri di OSS dengan KTP')).toBeVisible();
  await question.fill('Resep rendang nenek yang paling enak apa?');
  await question.press('Enter');
  await expect(page.getByText('Sedang menjawab...')).toBeVisible();
  await expect(page.getByText('"Resep rendang nenek yang palin..."')).toBeVisible();
  await expect(page.getByText('Simulasi, bukan jawaban AI')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Simulasi, bukan jawaban AI')).toBeVisible();
  await expectAccessible(page);
});

test('the result of a calculation is in view, above the figures that can be changed', async ({ page }) => {
  await page.goto('/ai?tab=konsultasi');
  const question = page.getByLabel('Pertanyaan untuk konsultasi');
  const log = page.getByRole('log');
  // A long question grows within its field; the button beside it stays as large as a finger needs.
  await question.fill(
    'modal 6.000 dijual 9.000, laku 40 sehari buka 25 hari, untung sebulan berapa dan kapan kembali',
  );
  const send = await page.getByRole('button', { name: 'Kirim pertanyaan' }).boundingBox();
  expect(send?.width).toBeGreaterThanOrEqual(44);
  for (const [text, field, result] of [
    [
      'modal 6.000 dijual 9.000, laku 40 sehari buka 25 hari, untung sebulan berapa',
      'Hari sebulan',
      /^Laba kotor sebulan Rp\s3\.000\.000\./,
    ],
    ['iklan 300rb, penjualan dari iklan itu 1,5 juta, roas berapa', 'Omzet', /^ROAS 5\./],
  ] as const) {
    await question.fill(text);
    await question.press('Enter');
    const answer = log.getByText(result).first();
    await expect(log.getByLabel(field).last()).toBeAttached();
    // Within the log, wherever the page itself stands.
    await expect
      .poll(async () => {
        const [line, frame] = [await answer.boundingBox(), await log.boundingBox()];
        return line !== null && frame !== null && line.y >= frame.y && line.y < frame.y + frame.height / 2;
      })
      .toBe(true);
  }
});

test('the premium parts: closed to visitors, open to members with steps, chat and workbooks', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const visitor = await (await browser.newContext({ locale: 'id-ID' })).newPage();
  await visitor.goto('/all-ai');
  await expect(visitor.getByText('Akses Terbatas')).toBeVisible();

  const member = newPerson('Dimas');
  await createAccount(page, member);
  await actAsOperator('premium', member.email);
  await signIn(page, member);
  // What was ticked on this device before signing in comes along.
  await page.evaluate(() => window.localStorage.setItem('kawanusaha_tahapan_tamu', '[3]'));
  await page.goto('/all-ai');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(12);
  await expect(page.getByText('1 dari 12 tahap selesai')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('kawanusaha_tahapan_tamu'))).toBeNull();
  await Promise.all([
    page.waitForResponse(
      (response) => response.url().includes('/rest/v1/step_ticks') && response.request().method() === 'POST',
    ),
    page.getByRole('checkbox', { name: 'Tahap 1 selesai', exact: true }).check(),
  ]);
  await page.reload();
  await expect(page.getByText('2 dari 12 tahap selesai')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/ai?tab=chat');
  await expect(page.getByText('Memuat chat...')).toBeVisible();
  await expect(page.getByText('Memuat chat...')).toBeHidden();
  const frame = page.frameLocator('iframe[title="Chat Idea AI"]');
  await frame.getByLabel('Pertanyaan untuk Chat Idea AI').fill('Bagaimana cara membuat NIB?');
  await frame.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  await expect(frame.getByText('Dari bank pengetahuan KawanUsaha, bukan AI')).toBeVisible();
  await expect(frame.getByText('oss.go.id').first()).toBeVisible();

  await page.goto('/template-excel');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh Excel Kwitansi' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('kawanusaha-kwitansi.xlsx');
  for (const [button, name] of [
    ['Unduh Excel Buku Usaha', 'kawanusaha-buku-usaha.xlsx'],
    ['Unduh ZIP', 'kawanusaha-template-excel-dan-buku-usaha.zip'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
  }
});
