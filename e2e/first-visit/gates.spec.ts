import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newPerson, createAccount, createMember, signIn, openSession } from '../support/account.ts';
import { demoUrl, openAs } from '../support/demo.ts';
import { openAlive, toastOf } from '../support/faults.ts';
import { paymentFrame } from '../support/payment.ts';
import { test } from '../support/test.ts';
import { watchShifts } from '../support/pictures/watch-shifts.ts';

const phone = { viewport: { width: 360, height: 740 } };

/** Whether what is shown of two parts lies on one another. */
async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, other] = [await a.boundingBox(), await b.boundingBox()];
  if (one === null || other === null) return false;
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const noHeadingUnder = async (page: Page) => {
  await expect(toastOf(page)).toBeVisible();
  for (const heading of await page.getByRole('heading').locator('visible=true').all())
    expect(await overlap(toastOf(page), heading), await heading.innerText()).toBe(false);
};

test('toasts on a phone cover no heading, and go when one goes on', async ({ browser }) => {
  const context = await openAs(browser, 'free', phone);
  const page = await context.newPage();
  await openAlive(page, '/all-ai');
  await expect(page.getByRole('heading', { name: 'Fitur Premium Terkunci' })).toBeVisible();
  await noHeadingUnder(page);
  const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade ke Premium' });
  expect(await overlap(toastOf(page), upgrade)).toBe(false);
  for (const address of ['/template-excel', '/chatbot', '/all-ai']) {
    await openAlive(page, address);
    const inside = page.getByRole('main').getByRole('link', { name: 'Lihat isi Premium' });
    await expect(inside, address).toBeVisible();
    await expect(toastOf(page), address).toBeVisible();
    await expect.poll(() => overlap(toastOf(page), inside), { message: address }).toBe(false);
  }
  await upgrade.click();
  await expect(page).toHaveURL('/paket');
  await expect(toastOf(page)).toHaveCount(0);
  await context.close();
});

test('after a gate the price and its button are in the first screen, and what was wanted comes along', async ({
  browser,
}) => {
  const context = await openAs(browser, 'free', phone);
  const page = await context.newPage();
  await openAlive(page, '/all-ai');
  await expect(page.getByRole('main')).toContainText('Sekali bayar Rp 80.000');
  await page.getByRole('main').getByRole('link', { name: 'Upgrade ke Premium' }).click();
  await expect(page.getByText('Setelah pembayaran: Lanjutkan ke 12 Tahapan AI.')).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('button', { name: 'Beli Premium' })).toBeInViewport({ ratio: 1 });
  await openAlive(page, '/cari-relasi');
  await page
    .getByRole('button', { name: /^Hubungi/ })
    .first()
    .click();
  await expect(page).toHaveURL('/paket');
  // It stays while the pointer rests on it.
  await toastOf(page).hover();
  const note = page.getByText('Setelah pembayaran: Lanjutkan menghubungi');
  await expect(note).toBeInViewport({ ratio: 1 });
  await noHeadingUnder(page);
  // Whatever had the focus and however late the note came: the button is free to be pressed, and stays where it is.
  const buy = page.getByRole('button', { name: 'Beli Premium' });
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => overlap(toastOf(page), buy)).toBe(false);
  const [above, below] = [await buy.boundingBox(), await note.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await context.close();
});

test('the chat behind its gate has the ways out of any page', async ({ browser }) => {
  const context = await openAs(browser, 'free', phone);
  const page = await context.newPage();
  await page.goto('/chatbot');
  await expect(page.getByRole('heading', { name: 'Fitur Premium Terkunci' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.close();
});

test('Upgrade untuk Lamar: one sheet with project, price and payment, and then the application', async ({
  page,
  browser,
}) => {
  // A project of another person, on the server without demo data.
  const owner = newPerson('Sari');
  const ownerPage = await (await browser.newContext()).newPage();
  await createMember(ownerPage, owner);
  await signIn(ownerPage, owner);
  const name = `Kedai uji ${owner.username}`;
  await openAlive(ownerPage, `/daftar-project?nama=${encodeURIComponent(name)}&tipe=Startup&keahlian=SEO`);
  // What the profile tells is there.
  await expect(ownerPage.getByLabel('Nama Pemilik')).toHaveValue(owner.fullName);
  await expect(ownerPage.getByLabel('Nomor WhatsApp')).toHaveValue('6281234567890');
  await expect(ownerPage.getByLabel('Kota')).toHaveValue('Bandung');
  await ownerPage.getByLabel('Deskripsi Proyek').fill('Kedai kecil di kampus yang mencari teman satu tim.');
  await ownerPage.getByRole('button', { name: 'Daftarkan Proyek' }).click();
  await expect(ownerPage).toHaveURL('/cari-project');

  const person = newPerson('Budi');
  await page.setViewportSize(phone.viewport);
  await createAccount(page, person);
  await openSession(page, person);
  const readShift = await watchShifts(page);
  await openAlive(page, `/cari-project?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Upgrade untuk Lamar: ${name}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Upgrade untuk Lamar' });
  await expect(sheet).toContainText(name);
  await expect(sheet).toContainText('Rp 80.000');
  await expect(sheet.getByRole('button', { name: 'Bayar Rp 80.000, lanjut melamar' })).toBeInViewport({
    ratio: 1,
  });
  await readShift();
  await sheet.getByRole('button', { name: 'Bayar Rp 80.000, lanjut melamar' }).click();
  const frame = paymentFrame(page);
  await frame.getByRole('button', { name: 'Berhasil' }).click();
  await frame.getByRole('button', { name: 'Kembali ke toko' }).click();
  await expect(page).toHaveURL(/\/payment-success\?order=KU-/);
  await expect(page.getByRole('link', { name: 'Lanjutkan lamaran' })).toBeVisible();
  // From the window of the provider to Premium nothing jumps: neither the toast nor the footer.
  expect(await readShift()).toBeLessThan(0.1);
  // What the dialog asks for comes after its title has been looked at, which stays where it was.
  let answer = (): void => undefined;
  const looked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    ({ pathname, searchParams }) =>
      pathname.endsWith('/rest/v1/project_listings') && searchParams.get('select') === 'questions',
    async (route) => {
      await looked;
      await route.fallback();
    },
  );
  await page.getByRole('link', { name: 'Lanjutkan lamaran' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lamar Project' });
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect(dialog.getByLabel('Pesan untuk pemilik proyek')).toHaveCount(0);
  await readShift();
  answer();
  await expect(dialog.getByLabel('Pesan untuk pemilik proyek')).toBeVisible();
  expect(await readShift()).toBeLessThan(0.02);
  await dialog.getByLabel('Pesan untuk pemilik proyek').fill('Saya bisa membantu pemasaran kedai ini.');
  await dialog.getByRole('button', { name: 'Kirim Lamaran' }).click();
  await expect(toastOf(page)).toContainText('Aplikasi berhasil dikirim!');
  // What has been done is not offered again, here and in the list.
  await expect(page.getByRole('link', { name: `Lihat Lamaran: ${name}` })).toBeVisible();
  await openAlive(page, `/cari-project?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `Lihat Lamaran: ${name}` })).toBeVisible();
});

test('where the operator allows free applications, the sheet offers one; a refusal leaves what was written', async ({
  browser,
}) => {
  const context = await openAs(browser, 'free', phone);
  const page = await context.newPage();
  await page.route('**/rest/v1/rpc/free_applications_left', (route) => route.fulfill({ json: 1 }));
  await openAlive(page, '/cari-project');
  // The button tells of it before it is pressed.
  const upgrade = page.getByRole('button', { name: /^Upgrade untuk Lamar/ }).last();
  await expect(upgrade).toHaveText('Upgrade untuk Lamar1 gratis bulan ini');
  await upgrade.click();
  const sheet = page.getByRole('dialog', { name: 'Upgrade untuk Lamar' });
  await expect(sheet).toContainText('Bulan ini Anda masih punya 1 lamaran gratis.');
  await expectAccessible(page);
  // What the button says takes one line, on the smallest phone, too.
  const pay = sheet.getByRole('button', { name: 'Bayar Rp 80.000, lanjut melamar' });
  for (const width of [320, 345, 360]) {
    await page.setViewportSize({ ...phone.viewport, width });
    expect((await pay.boundingBox())?.height, `${width} px`).toBeLessThan(56);
  }
  await sheet.getByRole('button', { name: 'Lamar tanpa Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lamar Project' });
  await dialog.getByLabel('Pesan untuk pemilik proyek').fill('Saya bisa membantu pemasaran.');
  // This server allows none: used up in another window, say.
  await dialog.getByRole('button', { name: 'Kirim Lamaran' }).click();
  await expect(toastOf(page)).toContainText('Gagal mengirim aplikasi');
  await expect(dialog.getByLabel('Pesan untuk pemilik proyek')).toHaveValue('Saya bisa membantu pemasaran.');
  await context.close();
});

test('a form that needs a complete profile says so at once, without moving, and at its button', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  const person = newPerson('Ayu');
  await createAccount(page, person);
  await signIn(page, person);
  const readShift = await watchShifts(page);
  for (const [address, submit] of [
    ['/daftar-project', 'Daftarkan Proyek'],
    ['/daftar-relasi', 'Daftarkan Profil'],
  ] as const) {
    await openAlive(page, address);
    await expect(page.getByText('Harap lengkapi profil terlebih dahulu')).toBeVisible();
    await expect(page.getByLabel(/^Nama( Pemilik)?\*?$/).last()).toHaveValue(person.fullName);
    const button = page.getByRole('main').getByRole('button', { name: submit });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^Lengkapi profil dulu: Kota/);
    expect(await readShift()).toBeLessThan(0.02);
  }
});

test('a stranger sees at once what a form needs, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: demoUrl, ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/daftar-project');
  await expect(page.getByText('Anda harus login terlebih dahulu')).toBeVisible();
  await page.goto('/profil');
  await expect(page.getByRole('main')).not.toBeEmpty();
  await context.close();
});

test('while its scripts are on their way, a member’s page says in words where it leads a stranger', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: demoUrl, ...phone });
  const page = await context.newPage();
  const open: { arrive?: () => void } = {};
  const arrived = new Promise<void>((resolve) => {
    open.arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const note = page.getByText('Halaman ini untuk anggota. Halaman masuk sedang dibuka…');
  for (const address of ['/pesan', '/notifikasi', '/pembayaran', '/profil']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(note).toBeInViewport({ ratio: 1 });
  }
  open.arrive?.();
  await expect(page).toHaveURL('/masuk');
  await context.close();
});
