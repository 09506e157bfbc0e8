import { expect, type Browser, type Page } from '@playwright/test';
import { completeProfile, logIn, newPerson, register, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { runAdmin } from '../support/premium.ts';
import { test } from '../support/test.ts';

const sizes = [
  { name: '360 px', viewport: { width: 360, height: 740 } },
  { name: '1280 px', viewport: { width: 1280, height: 900 } },
];

/** A page of its own for one person, signed in. */
async function pageOf(
  browser: Browser,
  person: Person,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
  const page = await context.newPage();
  await register(page, person);
  await logIn(page, person);
  return page;
}

/** The card of a project in the directory. */
function cardOf(page: Page, projectName: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: projectName }) });
}

for (const { name, viewport } of sizes) {
  test(`a project finds its first team-mate, ${name}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const owner = newPerson('Ratri');
    const member = newPerson('Dimas');
    const projectName = `Kopi Keliling ${owner.username}`;

    // The owner is asked to complete the profile, does so, and lists a project.
    const ownerPage = await pageOf(browser, owner, viewport);
    await ownerPage.goto('/daftar-project');
    await expect(ownerPage.getByText('Harap lengkapi profil terlebih dahulu')).toBeVisible();
    for (const item of ['Kota', 'Deskripsi', 'Minimal 1 Media Sosial']) {
      await expect(ownerPage.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible();
    }
    await expect(ownerPage.getByRole('button', { name: 'Daftarkan Proyek' })).toBeDisabled();
    await ownerPage.getByLabel('Nama Proyek').fill(projectName);
    await ownerPage.getByRole('link', { name: 'Lengkapi Profil' }).click();
    await completeProfile(ownerPage);

    await ownerPage.goto('/cari-project');
    await ownerPage.getByRole('button', { name: 'Daftarkan Project' }).click();
    // Pressed before the script has arrived, the button is a form of its own, whose address ends in a question mark.
    await expect(ownerPage).toHaveURL(/\/daftar-project\??$/);
    await expect(ownerPage.getByRole('heading', { level: 1, name: 'Daftarkan Proyek Anda' })).toBeVisible();
    await expect(ownerPage.getByLabel('Nama Proyek')).toHaveValue(projectName);
    await ownerPage.getByRole('button', { name: 'Daftarkan Proyek' }).click();
    await expect(ownerPage.getByText('Semua field yang wajib harus diisi').first()).toBeVisible();
    await expect(ownerPage.getByText('Minimal pilih satu keahlian yang dibutuhkan').first()).toBeVisible();
    await expectAccessible(ownerPage);

    await ownerPage
      .getByLabel('Deskripsi Proyek')
      .fill('Kedai kopi beroda di tiga kampus. Gerobak sudah ada.');
    await ownerPage.getByLabel('Tipe Proyek').selectOption('Startup');
    for (const skill of ['Marketing', 'Finance']) {
      await ownerPage.getByLabel('Keahlian yang Dibutuhkan').selectOption(skill);
      await ownerPage.getByRole('button', { name: 'Tambah' }).click();
    }
    await ownerPage.getByRole('button', { name: /^Finance/ }).click();
    await ownerPage.getByLabel('Nomor WhatsApp').fill('0812');
    await ownerPage.getByLabel('Nama Pemilik').fill('Ratri Wulandari');
    await expect(ownerPage.getByText('Format nomor WhatsApp tidak valid').first()).toBeVisible();
    await ownerPage.getByLabel('Nomor WhatsApp').fill('+62 811-2222-3333');
    await ownerPage.getByRole('button', { name: 'Daftarkan Proyek' }).click();
    await expect(ownerPage.getByText('Proyek berhasil didaftarkan!').first()).toBeVisible();
    await expect(ownerPage).toHaveURL('/cari-project');
    await expect(cardOf(ownerPage, projectName).getByText('Proyek Anda')).toBeVisible();

    // A free member is shown the way to Premium; a Premium member finds the project by its type and applies.
    const memberPage = await pageOf(browser, member, viewport);
    await completeProfile(memberPage);
    await memberPage.goto('/cari-project');
    await expect(
      cardOf(memberPage, projectName).getByRole('button', { name: /^Upgrade untuk Lamar/ }),
    ).toBeVisible();
    runAdmin('premium', member.email);
    await memberPage.evaluate(() => localStorage.clear());
    await logIn(memberPage, member);

    await memberPage.goto('/cari-project');
    await memberPage.getByRole('tab', { name: 'Konsultasi' }).click();
    await expect(memberPage).toHaveURL('/cari-project?tipe=Konsultasi');
    await expect(cardOf(memberPage, projectName)).toHaveCount(0);
    await memberPage.getByRole('tab', { name: 'Startup' }).click();
    await expect(memberPage).toHaveURL('/cari-project?tipe=Startup');
    await expectAccessible(memberPage);
    await cardOf(memberPage, projectName)
      .getByRole('button', { name: /^Lamar Project/ })
      .click();
    const apply = memberPage.getByRole('dialog');
    await expect(apply.getByText(member.email)).toBeVisible();
    await apply.getByRole('button', { name: 'Kirim Lamaran' }).click();
    await expect(apply.getByText('Tulis pesan untuk pemilik proyek')).toBeVisible();
    await expectAccessible(memberPage);
    await apply
      .getByLabel('Pesan untuk pemilik proyek')
      .fill('Saya mengelola akun usaha keluarga, 9.000 pengikut.');
    await apply.getByRole('button', { name: 'Kirim Lamaran' }).click();
    await expect(
      memberPage.getByText('Aplikasi berhasil dikirim! Tunggu konfirmasi dari pemilik proyek.').first(),
    ).toBeVisible();
    await expect(apply).toBeHidden();

    // What has been done is not offered again.
    await expect(cardOf(memberPage, projectName).getByRole('link', { name: /^Lihat Lamaran/ })).toBeVisible();

    // The owner sees the application under Menunggu and accepts it after the confirmation.
    await ownerPage.getByRole('link', { name: 'Kelola Aplikasi' }).first().click();
    await expect(ownerPage.getByRole('heading', { level: 1, name: 'Kelola Aplikasi Project' })).toBeVisible();
    await expect(ownerPage.getByRole('tab', { name: 'Menunggu' })).toHaveAttribute('aria-selected', 'true');
    const application = ownerPage.getByRole('article').filter({ hasText: member.fullName });
    await expect(application).toContainText(projectName);
    await expect(application).toContainText('Saya mengelola akun usaha keluarga');
    await expectAccessible(ownerPage);
    await application.getByRole('button', { name: /^Terima/ }).click();
    const question = ownerPage.getByRole('alertdialog');
    await expect(question).toContainText(
      `Apakah Anda yakin ingin menerima aplikasi dari ${member.fullName}?`,
    );
    await expectAccessible(ownerPage);
    await question.getByRole('button', { name: 'Terima' }).click();
    await expect(
      ownerPage.getByText('Status aplikasi berhasil diubah menjadi diterima').first(),
    ).toBeVisible();
    await expect(ownerPage.getByText('Belum ada aplikasi dengan status ini.')).toBeVisible();
    // Who was accepted stays in view, with what comes next.
    const decided = ownerPage.getByText(`${member.fullName} diterima di tim Anda`);
    await expect(decided).toBeInViewport({ ratio: 1 });
    await expect(ownerPage.locator(':focus')).toContainText('Tulis pesan untuk menentukan kapan mulai');
    await expect(ownerPage.getByRole('link', { name: 'Tulis pesan' })).toBeInViewport({ ratio: 1 });
    await expect(ownerPage.getByRole('link', { name: 'Buka ruang tim' })).toHaveAttribute('href', /^\/tim\//);
    await expectAccessible(ownerPage);
    await ownerPage.getByRole('tab', { name: 'Diterima' }).click();
    await expect(decided).toHaveCount(0);
    const contactLink = application.getByRole('link', { name: /^Hubungi/ });
    await expect(contactLink).toHaveAttribute('href', /^https:\/\/wa\.me\/6281234567890\?text=/);
    expect(decodeURIComponent((await contactLink.getAttribute('href')) ?? '')).toContain(projectName);

    // The applicant sees that it is accepted, and only now the owner's contact.
    await memberPage.goto('/aplikasi-saya');
    const own = memberPage.getByRole('article').filter({ hasText: projectName });
    await expect(own).toContainText('Diterima');
    await own.getByRole('button', { name: /^Lihat kontak pemilik/ }).click();
    await expect(own.getByRole('link', { name: /^Hubungi/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/6281122223333\?text=/,
    );
    await expectAccessible(memberPage);

    await ownerPage.context().close();
    await memberPage.context().close();
  });
}
