import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { newPerson, createMember, signIn, type Person } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSection } from '../support/page-helpers.ts';
import { test } from '../support/test.ts';

const looks = [
  { name: '360 px, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: '1280 px, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

async function pageOf(browser: Browser, person: Person, look: (typeof looks)[number]): Promise<Page> {
  const { viewport, colorScheme } = look;
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  await createMember(page, person);
  await signIn(page, person);
  return page;
}

/** Unfolds the whole list of people, where there are more than it shows at first. */
async function showAll(people: Locator): Promise<void> {
  await people.getByRole('heading', { level: 3 }).first().waitFor();
  const more = people.getByRole('button', { name: /^Lihat semua/ });
  if (await more.isVisible()) await more.click();
}

/** Writes skills and a goal under 'Kecocokan tim'. */
async function fillMatching(page: Page, skill: string): Promise<void> {
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Isi Kecocokan' }).click();
  await page.getByLabel('Yang bisa Anda kerjakan').fill(skill);
  await page.getByLabel('Tingkat').selectOption('mahir');
  await page.getByRole('button', { name: 'Masukkan' }).first().click();
  await expect(page.getByRole('list', { name: 'Keahlian Anda' })).toContainText(`${skill} · mahir`);
  await page.getByLabel(/^Tujuan \(opsional\)/).selectOption('sosial');
  await page.getByLabel('Jam seminggu').fill('10');
}

async function saveMatching(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Simpan Kecocokan' }).click();
  await expect(page.getByText('Kecocokan tersimpan').first()).toBeVisible();
}

/** Lists a project that seeks the role. */
async function listProject(page: Page, name: string, role: string): Promise<void> {
  await page.goto('/daftar-project');
  await page.getByLabel('Nama Proyek').fill(name);
  await page.getByLabel('Deskripsi Proyek').fill('Film pendek tentang sungai di kota kami.');
  await page.getByLabel('Tipe Proyek').selectOption('Lainnya');
  await page.getByLabel('Keahlian yang Dibutuhkan').selectOption('Content Writing');
  await page.getByRole('button', { name: 'Tambah' }).click();
  await page.getByText('Cari anggota yang cocok').click();
  await page.getByRole('button', { name: 'Peran baru' }).click();
  await page.getByLabel('Peran', { exact: true }).fill(role);
  // The roles seek more people than the listing: it is said, and set right by one press.
  await page.getByLabel(/^Jumlah Orang/).fill('1');
  await page.getByLabel(/^Orang/).fill('2');
  await expect(page.getByText('Lowongan ditutup begitu 1 orang diterima.')).toBeVisible();
  // A field that lies half under the header after a scroll is no target that is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jadikan 2 orang' }).click();
  await expect(page.getByLabel(/^Jumlah Orang/)).toHaveValue('2');
  await expect(page.getByText('Lowongan ditutup begitu')).toBeHidden();
  await page.getByLabel('Tujuan bersama').selectOption('sosial');
  await page.getByRole('button', { name: 'Daftarkan Proyek' }).click();
  await expect(page.getByText('Proyek berhasil didaftarkan!').first()).toBeVisible();
}

for (const look of looks) {
  test(`a person and a project find each other with true reasons, ${look.name}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const [owner, shown, hidden] = [newPerson('Ratri'), newPerson('Dimas'), newPerson('Sari')];
    // Both looks run on one database: each has names of its own.
    shown.fullName = `Dimas ${shown.username.slice(-8)}`;
    hidden.fullName = `Sari ${hidden.username.slice(-8)}`;
    const projectName = `Film Sungai ${owner.username}`;
    const ownerPage = await pageOf(browser, owner, look);
    const shownPage = await pageOf(browser, shown, look);
    const hiddenPage = await pageOf(browser, hidden, look);

    // Nothing is said yet: the place says what to fill in.
    await shownPage.goto('/cari-project');
    const suggestions = await openSection(shownPage, 'Cocok untuk Anda');
    await expect(suggestions.getByText('Tulis keahlian atau minat Anda')).toBeVisible();
    await expectAccessible(shownPage);
    await suggestions.getByRole('link', { name: 'Isi Kecocokan' }).click();
    await expect(shownPage.getByRole('heading', { name: 'Kecocokan tim' })).toBeVisible();

    await fillMatching(shownPage, 'edit video');
    // No user under 18 can be found: the second box waits for the first.
    const findable = shownPage.getByLabel('Pemilik proyek boleh menemukan saya');
    await expect(findable).toBeDisabled();
    await shownPage.getByLabel('Saya berusia 18 tahun atau lebih').check();
    await findable.check();
    await expectAccessible(shownPage);
    await saveMatching(shownPage);
    await expect(shownPage.getByText('Pemilik proyek dapat menemukan Anda.')).toBeVisible();
    await fillMatching(hiddenPage, 'edit video');
    await saveMatching(hiddenPage);
    await expect(hiddenPage.getByText('Pemilik proyek tidak dapat menemukan Anda.')).toBeVisible();

    await listProject(ownerPage, projectName, 'Editor video');

    // Both see the listing with reasons that are true of what was said.
    for (const page of [shownPage, hiddenPage]) {
      await page.goto('/cari-project');
      const section = await openSection(page, 'Cocok untuk Anda');
      const card = section
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: projectName }) });
      await expect(
        card.getByText('Cocok karena keahlian Anda, edit video, dicari untuk peran Editor video.'),
      ).toBeVisible();
      await expect(card.getByText('Cocok karena tujuannya sama: sosial.')).toBeVisible();
      await expect(card.getByText('Cocok karena sama-sama di Bandung.')).toBeVisible();
    }
    await expectAccessible(shownPage);

    // Its page says the same, and how that is counted.
    await shownPage.getByRole('link', { name: `Lihat proyek ${projectName}` }).click();
    const fit = shownPage.getByRole('region', { name: 'Kecocokan dengan Anda' });
    await expect(fit.getByText('Cocok karena tujuannya sama: sosial.')).toBeVisible();
    await expect(fit.getByText(/^\d+ dari 100$/)).toBeVisible();
    await fit.getByText('Cara menghitung').click();
    await expect(fit.getByText('Belum dihitung karena belum Anda isi')).toBeVisible();
    await expectAccessible(shownPage);

    // The owner sees the one who wants to be found, and never the other.
    await ownerPage.getByRole('link', { name: projectName }).first().click();
    const people = ownerPage.getByRole('region', { name: 'Orang yang cocok' });
    await showAll(people);
    await expect(
      people.getByText('Cocok karena keahliannya, edit video, Anda cari untuk peran Editor video.').first(),
    ).toBeVisible();
    await expect(people.getByRole('heading', { name: shown.fullName })).toBeVisible();
    await expect(people.getByText(hidden.fullName)).toHaveCount(0);
    await expectAccessible(ownerPage);

    // Both are free members: the owner invites, the invited person reads and answers.
    await people.getByRole('button', { name: `Undang lewat pesan: ${shown.fullName}` }).click();
    await ownerPage.getByLabel('Pesan undangan').fill('Halo, mau ikut membuat film?');
    await expectAccessible(ownerPage);
    await ownerPage.getByRole('button', { name: 'Kirim undangan' }).click();
    // The card says so at once, also after coming back, and leads to the conversation.
    const talk = people.getByRole('link', { name: `Buka percakapan: ${shown.fullName}` });
    await expect(talk).toBeVisible();
    await ownerPage.reload();
    await showAll(people);
    await expect(people.getByText('Sudah diundang')).toBeVisible();
    await expect(people.getByRole('button', { name: `Undang lewat pesan: ${shown.fullName}` })).toHaveCount(
      0,
    );
    await talk.click();
    await expect(ownerPage.getByText(`Undangan: ${projectName}`)).toBeVisible();
    await expect(ownerPage.getByText('Halo, mau ikut membuat film?')).toBeVisible();
    await shownPage.goto('/pesan');
    await shownPage.getByRole('link', { name: owner.fullName }).click();
    await expect(shownPage.getByText('mau ikut membuat film?')).toBeVisible();
    await shownPage.getByLabel('Tulis pesan').fill('Mau, ceritakan dulu ya.');
    await shownPage.getByRole('button', { name: 'Kirim', exact: true }).click();
    await expect(ownerPage.getByText('Mau, ceritakan dulu ya.')).toBeVisible();
    await expectAccessible(shownPage);
    await shownPage.goto('/cari-project');
    await openSection(shownPage, 'Cocok untuk Anda');

    // 'Bukan untuk saya' takes it out of this list alone.
    await shownPage.getByRole('button', { name: `Bukan untuk saya: ${projectName}` }).click();
    await shownPage.getByRole('button', { name: 'Waktunya tidak pas' }).click();
    await expect(shownPage.getByRole('button', { name: `Bukan untuk saya: ${projectName}` })).toHaveCount(0);
    await hiddenPage.reload();
    await openSection(hiddenPage, 'Cocok untuk Anda');
    await expect(hiddenPage.getByRole('button', { name: `Bukan untuk saya: ${projectName}` })).toBeVisible();
    for (const page of [ownerPage, shownPage, hiddenPage]) await page.context().close();
  });

  test(`a list that does not come says so and is tried again, ${look.name}`, async ({ browser }) => {
    const page = await pageOf(browser, newPerson('Dewi'), look);
    await page.route('**/functions/v1/match-listings', (route) => route.abort());
    await page.goto('/cari-project');
    await openSection(page, 'Cocok untuk Anda');
    await expect(page.getByRole('alert').getByText('Gagal memuat proyek yang cocok')).toBeVisible();
    await page.unroute('**/functions/v1/match-listings');
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(page.getByText('Tulis keahlian atau minat Anda')).toBeVisible();
    await page.context().close();
  });
}
