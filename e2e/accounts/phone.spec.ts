import { expect } from '@playwright/test';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';
import { createMember, newPerson, readMailText, signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDatabase } from '../support/database.ts';
import { overflowOf } from '../support/layout.ts';
import { openSection } from '../support/page-helpers.ts';
import { takePicture } from '../support/pictures/take-picture.ts';
import { actAsOperator } from '../support/premium.ts';
import { test } from '../support/test.ts';

test.setTimeout(150_000);

// A server of its own: what its operator asks for holds for every member.
// In one worker, which starts it once.
test.describe.configure({ mode: 'default' });
let server: TestServer;
test.beforeAll(async () => {
  server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false', MAILBOX_PAGE: 'true' });
});
test.afterAll(() => server.stop());

for (const look of [
  {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    number: '0812-7000-0360',
    again: '081270000361',
  },
  {
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    number: '0812-7000-1280',
    again: '081270001281',
  },
] as const)
  test(`the operator asks for a verified phone, and a member verifies one, at ${look.viewport.width} px`, async ({
    browser,
  }) => {
    const { number, again, ...place } = look;
    const open = async () =>
      (await browser.newContext({ ...place, baseURL: server.url, locale: 'id-ID' })).newPage();
    const [page, desk] = [await open(), await open()];
    const [member, admin] = [newPerson('Lestari'), newPerson('Admin')];
    await createMember(page, member);
    await createMember(desk, admin);
    await actAsOperator('grant', admin.email, server.dataDir);
    await signIn(page, member);
    await signIn(desk, admin);
    const width = look.viewport.width;

    await page.goto('/profil#keamanan');
    const security = await openSection(page, 'Keamanan');
    await expect(security.getByRole('heading', { name: 'Verifikasi dua langkah' })).toBeVisible();
    await expect(security.getByRole('heading', { name: 'Nomor telepon' })).toHaveCount(0);

    await desk.goto('/admin?tab=pengaturan');
    const part = await openSection(desk, 'Coin, hadiah, dan voucher');
    const label = 'Hadiah pendaftaran hanya setelah nomor telepon dibuktikan';
    await part.getByLabel(label, { exact: true }).selectOption('Ya, perlu SMS');
    await part.getByRole('button', { name: `Simpan ${label}` }).click();
    await expect(desk.getByText('Pengaturan tersimpan').first()).toBeVisible();
    await takePicture(desk, `phone-setting-${width}`);

    await page.reload();
    await expect(security.getByRole('heading', { name: 'Nomor telepon' })).toContainText('Belum dibuktikan');
    await security.getByRole('button', { name: 'Buktikan nomor' }).click();
    await expect(security.getByLabel('Nomor telepon')).toBeFocused();
    await security.getByLabel('Nomor telepon').fill('12');
    await security.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(security.getByText('Format nomor telepon tidak valid')).toBeVisible();
    await security.getByLabel('Nomor telepon').fill(number);
    await takePicture(page, `phone-number-${width}`);
    await expectAccessible(page);
    await security.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(security.getByLabel('Kode dari SMS')).toBeFocused();
    const digits = `62${number.replaceAll('-', '').slice(1)}`;
    const text = await readMailText(page, `+${digits}`, /^SMS$/);
    const code = /Kode KawanUsaha Anda: (\d{6})/.exec(text)?.[1] ?? '';
    await security.getByLabel('Kode dari SMS').fill(code === '000000' ? '000001' : '000000');
    await security.getByRole('button', { name: 'Buktikan', exact: true }).click();
    await expect(security.getByText('Kode salah atau sudah kedaluwarsa.')).toBeVisible();
    await takePicture(page, `phone-code-${width}`);
    await expectAccessible(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await security.getByLabel('Kode dari SMS').fill(code);
    await security.getByRole('button', { name: 'Buktikan', exact: true }).click();
    await expect(security.getByRole('heading', { name: 'Nomor telepon' })).toContainText('Terbukti');
    await expect(security.getByText(/^\+62 812-7000/)).toBeVisible();
    await takePicture(page, `phone-verified-${width}`);

    // A session that is older than ten minutes has to prove itself.
    const sql = openDatabase(server.dataDir);
    const ago = sql`now() - interval '11 minutes'`;
    const own = sql`(select s.id from auth.sessions as s join auth.users as u on u.id = s.user_id where u.email = ${member.email})`;
    await sql`update auth.mfa_amr_claims set updated_at = ${ago} where session_id in ${own}`;
    await sql`update auth.sessions set created_at = ${ago} where id in ${own}`;
    // One code a minute: this one is over.
    await sql`delete from auth.rate_limits where key like 'account:smsOnce:%'`;
    await sql.end();
    await security.getByRole('button', { name: 'Ganti nomor' }).click();
    await security.getByLabel('Nomor telepon').fill(again);
    await security.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(security.getByLabel('Password akun Anda')).toBeFocused();
    await takePicture(page, `phone-password-${width}`);
    await security.getByLabel('Password akun Anda').fill('bukan-password-saya');
    await security.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(security.getByText('Password salah')).toBeVisible();
    await security.getByLabel('Password akun Anda').fill(member.password);
    await security.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(security.getByLabel('Kode dari SMS')).toBeVisible();
    await desk.goto('/affiliate');
    await expect(
      desk.getByText(/untuk setiap pendaftaran yang nomor teleponnya sudah dibuktikan/),
    ).toBeVisible();
    await takePicture(desk, `phone-affiliate-${width}`);

    await desk.goto('/admin?tab=pengaturan');
    await openSection(desk, 'Coin, hadiah, dan voucher');
    await part.getByLabel(label, { exact: true }).selectOption('Tidak');
    await part.getByRole('button', { name: `Simpan ${label}` }).click();
    await expect(desk.getByText('Pengaturan tersimpan').first()).toBeVisible();
  });
