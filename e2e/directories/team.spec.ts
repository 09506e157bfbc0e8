import { expect, type Browser, type Page } from '@playwright/test';
import { newPerson, createMember, signIn, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { lineOf, writeLine } from '../support/conversation.ts';
import { openSection } from '../support/page-helpers.ts';
import { buyPremium } from '../support/payment.ts';
import { test } from '../support/test.ts';

type Size = { width: number; height: number };

async function pageOf(browser: Browser, person: Person, viewport: Size, dark: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    colorScheme: dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await createMember(page, person);
  await signIn(page, person);
  return page;
}

/** Fills in the owner's form: role, hours and share of each. */
async function fillMember(page: Page, name: string, role: string, hours: string, share: string) {
  const group = page.getByRole('group', { name });
  await group.getByLabel('Peran').fill(role);
  await group.getByLabel('Jam seminggu').fill(hours);
  await group.getByLabel('Bagian (%)').fill(share);
}

async function goOn(page: Page, name: string) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByLabel('Lanjut bersama').check();
  await card.getByRole('button', { name: 'Kirim jawaban' }).click();
  await expect(page.getByText('Jawaban disimpan.').first()).toBeVisible();
}

/** Opens a part of the room, of which phones show at first only how it stands. */
async function openPart(page: Page, name: string, standing: string) {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await expect(page.getByRole('region', { name, exact: true }).getByText(standing)).toBeVisible();
  await openSection(page, name);
}

async function confirm(page: Page) {
  await page.reload();
  await page.getByLabel('Saya sudah membaca seluruh isinya').check();
  await page.getByRole('button', { name: 'Setujui kesepakatan' }).click();
  await expect(page.getByText('Persetujuan Anda tercatat.').first()).toBeVisible();
}

const numberOf = (page: Page) => page.getByRole('link', { name: 'WhatsApp', exact: true });

/** The owner writes first, the applicant answers, and numbers are seen when both have agreed. */
async function talkAndReveal(owner: Page, applicant: Page, applicantName: string) {
  await owner.goto('/kelola-aplikasi');
  await owner.getByRole('link', { name: `Pesan dengan ${applicantName}` }).click();
  await expect(owner).toHaveURL(/\/pesan\/[0-9a-f-]{36}$/);
  await writeLine(owner, 'Halo, kapan bisa mulai?');
  await expect(lineOf(owner, 'Halo, kapan bisa mulai?')).toBeVisible();
  await applicant.goto(owner.url());
  await expect(lineOf(applicant, 'kapan bisa mulai?')).toBeVisible();
  await writeLine(applicant, 'Mulai Senin depan.');
  await expect(lineOf(applicant, 'Mulai Senin depan.')).toBeVisible();
  await expect(lineOf(owner, 'Mulai Senin depan.')).toBeVisible();
  await owner.getByRole('button', { name: 'Bagikan kontak' }).click();
  await expect(applicant.getByText('sudah setuju', { exact: false })).toBeVisible();
  await expect(numberOf(owner)).toHaveCount(0);
  await applicant.getByRole('button', { name: 'Bagikan kontak' }).click();
  for (const page of [owner, applicant]) await expect(numberOf(page)).toBeVisible();
}

for (const { viewport, dark } of [
  { viewport: { width: 360, height: 740 }, dark: true },
  { viewport: { width: 1280, height: 800 }, dark: false },
])
  test(`two people talk, share contacts, try out a team and agree, at ${viewport.width} px`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const [owner, member] = [newPerson('Ratri'), newPerson('Dimas')];
    member.fullName = `Dimas ${member.username.slice(-8)}`;
    const projectName = `Kopi ${owner.username}`;
    const ownerPage = await pageOf(browser, owner, viewport, dark);
    const memberPage = await pageOf(browser, member, viewport, dark);
    await ownerPage.goto('/daftar-project');
    await ownerPage.getByLabel('Nama Proyek').fill(projectName);
    await ownerPage.getByLabel('Deskripsi Proyek').fill('Kopi dari desa kami, dijual ke kota.');
    await ownerPage.getByLabel('Tipe Proyek').selectOption('E-commerce');
    await ownerPage.getByLabel('Keahlian yang Dibutuhkan').selectOption('Marketing');
    await ownerPage.getByRole('button', { name: 'Tambah' }).click();
    await ownerPage.getByRole('button', { name: 'Daftarkan Proyek' }).click();
    await expect(ownerPage.getByText('Proyek berhasil didaftarkan!').first()).toBeVisible();
    await buyPremium(memberPage);
    await memberPage.goto(`/cari-project?q=${encodeURIComponent(projectName)}`);
    await memberPage
      .getByRole('button', { name: /^Lamar Project/ })
      .first()
      .click();
    await memberPage.getByRole('dialog').getByText('Lewat pesan dulu').click();
    await memberPage.getByLabel('Pesan untuk pemilik proyek').fill('Saya ingin ikut berjualan.');
    await memberPage.getByRole('button', { name: 'Kirim Lamaran' }).click();
    await expect(memberPage.getByText('Aplikasi berhasil dikirim!').first()).toBeVisible();
    await talkAndReveal(ownerPage, memberPage, member.fullName);
    await ownerPage.goto('/kelola-aplikasi');
    await ownerPage
      .getByRole('button', { name: /^Terima/ })
      .first()
      .click();
    await ownerPage
      .getByRole('dialog')
      .or(ownerPage.getByRole('alertdialog'))
      .getByRole('button', { name: /Terima/ })
      .click();
    await expect(ownerPage.getByText('Diterima').first()).toBeVisible();

    // The trial: the answer of the other is hidden until both have given theirs.
    await memberPage.goto('/aplikasi-saya');
    await memberPage.getByRole('link', { name: `Ruang tim ${projectName}` }).click();
    await expect(memberPage.getByRole('heading', { name: 'Ruang tim', level: 1 })).toBeVisible();
    const address = memberPage.url();
    await expectAccessible(memberPage);
    await goOn(memberPage, member.fullName);
    await ownerPage.goto(address);
    await expect(ownerPage.getByText('Rekan Anda sudah menjawab.')).toBeVisible();
    await expect(ownerPage.getByText('Rekan Anda: lanjut bersama.')).toHaveCount(0);
    await goOn(ownerPage, member.fullName);
    await expect(ownerPage.getByText('Rekan Anda: lanjut bersama.')).toBeVisible();

    // The agreement: shares have to add up to 100.
    await openPart(ownerPage, 'Kesepakatan tim', 'Belum ada kesepakatan.');
    await ownerPage.getByRole('button', { name: 'Susun kesepakatan' }).click();
    // A figure that is too long is answered, not cut to one that fits.
    await fillMember(ownerPage, owner.fullName, 'Ketua', '120', '60');
    await ownerPage.getByRole('button', { name: 'Simpan kesepakatan' }).click();
    await expect(ownerPage.getByText('Isi 1 sampai 80 jam').first()).toBeVisible();
    await fillMember(ownerPage, owner.fullName, 'Ketua', '12', '60');
    await fillMember(ownerPage, member.fullName, 'Penjualan', '8', '50');
    await ownerPage.getByRole('button', { name: 'Simpan kesepakatan' }).click();
    await expect(ownerPage.getByText('Jumlah bagian semua anggota harus tepat 100%').first()).toBeVisible();
    await expectAccessible(ownerPage);
    await fillMember(ownerPage, member.fullName, 'Penjualan', '8', '40');
    await ownerPage.getByRole('button', { name: 'Simpan kesepakatan' }).click();
    await expect(ownerPage.getByText('Menunggu persetujuan 2 dari 2 anggota.')).toBeVisible();
    await confirm(ownerPage);
    await memberPage.reload();
    await openPart(memberPage, 'Kesepakatan tim', 'Menunggu persetujuan Anda.');
    await confirm(memberPage);
    await expect(memberPage.getByText('Disetujui semua anggota.').filter({ visible: true })).toBeVisible();
    await expectAccessible(memberPage);
    for (const [label, ending] of [
      ['PDF', '.pdf'],
      ['Word', '.docx'],
    ] as const) {
      const download = memberPage.waitForEvent('download');
      await memberPage.getByRole('button', { name: `Unduh ${label}` }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`^kesepakatan-kopi.*\\${ending}$`));
    }

    // Any edit voids what was confirmed.
    await ownerPage.getByRole('button', { name: 'Ubah kesepakatan' }).click();
    await fillMember(ownerPage, owner.fullName, 'Ketua', '12', '55,5');
    await fillMember(ownerPage, member.fullName, 'Penjualan', '8', '44,5');
    await ownerPage.getByRole('button', { name: 'Simpan kesepakatan' }).click();
    await expect(ownerPage.getByText('Menunggu persetujuan 2 dari 2 anggota.')).toBeVisible();

    // What the page of the project shows of it, to everybody.
    await openPart(ownerPage, 'Tonggak', 'Belum ada tonggak.');
    await ownerPage.getByLabel('Apa yang ingin dicapai').fill('Seratus pembeli');
    await ownerPage.getByLabel('Tanggal').fill('2027-01-31');
    await ownerPage.getByRole('button', { name: 'Tambah tonggak' }).click();
    await expect(ownerPage.getByText('31 Januari 2027')).toBeVisible();
    await openPart(memberPage, 'Kabar', 'Belum ada kabar.');
    await memberPage
      .getByLabel('Kabar untuk pembaca halaman proyek')
      .fill('Sepuluh bungkus pertama terjual.');
    await memberPage.getByRole('button', { name: 'Kirim kabar' }).click();
    await expect(memberPage.getByText('Kabar tampil di halaman proyek.').first()).toBeVisible();
    // The box is ticked before the server has answered.
    const stored = memberPage.waitForResponse((response) => response.url().includes('show_in_team'));
    await memberPage.getByLabel('Tampilkan nama saya di halaman proyek').click();
    expect((await stored).ok()).toBe(true);
    await expect(memberPage.getByLabel('Tampilkan nama saya di halaman proyek')).toBeChecked();
    await memberPage.goto(address.replace('/tim/', '/cari-project/'));
    await expect(memberPage.getByRole('heading', { name: 'Kabar dari tim' })).toBeVisible();
    await expect(memberPage.getByText('Seratus pembeli')).toBeVisible();
    await expect(memberPage.getByText('1 memilih tidak menampilkan nama')).toBeVisible();
    await expect(memberPage.getByRole('region', { name: 'Tim', exact: true })).toContainText(member.fullName);
    await expectAccessible(memberPage);

    // Finished: said by one, confirmed by the other.
    await memberPage.goto(address);
    await memberPage.getByRole('button', { name: 'Tandai kolaborasi selesai' }).click();
    await expect(memberPage.getByText('Menunggu konfirmasi rekan Anda.')).toBeVisible();
    await ownerPage.reload();
    await ownerPage.getByRole('button', { name: 'Belum selesai' }).click();
    await expect(ownerPage.getByRole('button', { name: 'Tandai kolaborasi selesai' })).toBeVisible();
    await ownerPage.getByRole('button', { name: 'Tandai kolaborasi selesai' }).click();
    await memberPage.reload();
    await expectAccessible(memberPage);
    await memberPage.getByRole('button', { name: 'Ya, selesai' }).click();
    await expect(memberPage.getByText(/^Kolaborasi selesai, dikonfirmasi Anda berdua/)).toBeVisible();
    // Also who was on trial still can leave.
    await expect(memberPage.getByRole('button', { name: 'Keluar dari tim' })).toBeVisible();
    for (const page of [ownerPage, memberPage]) await page.context().close();
  });
