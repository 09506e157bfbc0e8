import { type Browser, expect, type Page } from '@playwright/test';
import {
  newPerson,
  fillRegistration,
  createAccount,
  signIn,
  openSession,
  submitButton,
  type Person,
} from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { completeProfileAs, insertAs, liveOn } from '../support/live.ts';
import { buyPremium } from '../support/payment.ts';
import { test } from '../support/test.ts';

async function newDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  return context.newPage();
}

async function openLive(page: Page, path: string, ...tables: string[]): Promise<void> {
  const ready = tables.map((table) => liveOn(page, table));
  await page.goto(path);
  await Promise.all(ready);
}

/** Registers, through a referral link where there is one, signs in and completes the profile. */
async function join(page: Page, person: Person, code: string | null): Promise<void> {
  const whatsapp = `62813${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  if (code === null) await createAccount(page, person);
  else {
    await page.goto(`/daftar?ref=${code}`);
    await expect(page.getByLabel(/Kode Referral/i)).toHaveValue(code);
    await fillRegistration(page, person);
    await page.getByLabel('Nomor WhatsApp').fill(whatsapp);
    await submitButton(page, 'Daftar').click();
    await expect(page.getByText('Pendaftaran berhasil!').first()).toBeVisible();
  }
  await openSession(page, person);
  // Two people with one number would have their rewards held back.
  await completeProfileAs(page, whatsapp);
}

test('coins, Premium, an application and its decision arrive in pages that are open', async ({ browser }) => {
  test.setTimeout(300_000);
  const [owner, member] = [newPerson('Ratri'), newPerson('Dimas')];
  const projectName = `Keripik ${owner.username}`;
  const [ownerPage, memberPage, otherDevice] = [
    await newDevice(browser),
    await newDevice(browser),
    await newDevice(browser),
  ];
  await join(ownerPage, owner, null);
  const code = await ownerPage.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('kawanusaha_auth') ?? '{}') as {
          user: { user_metadata: { referral_code: string } };
        }
      ).user.user_metadata.referral_code,
  );
  await join(memberPage, member, code);

  // A member buys on one device: another device of theirs opens, and the referrer sees the coins.
  await openLive(ownerPage, '/affiliate', 'coin_transfers', 'notifications');
  await signIn(otherDevice, member);
  await openLive(otherDevice, '/akses-premium', 'entitlements');
  await expect(otherDevice.getByRole('heading', { name: 'Fitur Premium Terkunci' })).toBeVisible();
  await expect(ownerPage.getByText('Tersedia 0, ditahan 5.')).toBeVisible();
  await buyPremium(memberPage);
  await expect(otherDevice.getByRole('heading', { name: 'Fitur Premium Terkunci' })).toBeHidden();
  await expect(ownerPage.getByText('Notifikasi baru: Anda mendapat 20 coin')).toBeAttached();
  await expect(ownerPage.getByRole('link', { name: /^Notifikasi, \d+ belum dibaca$/ })).toBeVisible();
  await expect(ownerPage.getByText('Tersedia 0, ditahan 25.')).toBeVisible();

  // The application arrives at the owner, the decision at the applicant.
  const project = await insertAs(ownerPage, 'project_listings', {
    user_id: '$me',
    project_name: projectName,
    project_description: 'Keripik singkong dari kampung, dijual ke kantin kampus. Butuh teman satu tim.',
    project_type: 'Lainnya',
    required_skills: ['Marketing'],
    timeline: '1-3 bulan',
    contact_method: '081234567890',
    owner_name: owner.fullName,
    owner_email: owner.email,
  });
  await openLive(ownerPage, '/kelola-aplikasi', 'project_applications');
  await openLive(memberPage, '/aplikasi-saya', 'project_applications');
  await expect(memberPage.getByText('Anda belum melamar proyek apa pun.')).toBeVisible();
  await insertAs(memberPage, 'project_applications', {
    project_id: project['id'],
    applicant_id: '$me',
    application_message: 'Saya pernah menjual keripik di kantin dan ingin ikut membesarkan usaha ini.',
  });
  await expect(ownerPage.getByText(member.fullName).first()).toBeVisible();
  await expect(memberPage.getByRole('heading', { name: projectName })).toBeVisible();
  await expectAccessible(ownerPage);
  await ownerPage.getByRole('button', { name: 'Terima' }).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Terima' }).click();
  await expect(memberPage.getByText('Diterima', { exact: true }).first()).toBeVisible();
  await expect(memberPage.getByText('Keputusan atas lamaran Anda: diterima')).toBeAttached();
});
