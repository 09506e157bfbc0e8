import { randomUUID } from 'node:crypto';
import { privacyVersion } from '@kawanusaha/contracts/age';
import { expect, type Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';

const whatsapp = '+62 812-3456-7890';

/** A person of one test; no other test uses the address. */
export type Person = { email: string; username: string; fullName: string; password: string };

/** Makes up a person whose address and username are free. */
export function newPerson(firstName = 'Rina'): Person {
  // Begins with a letter: 'admin_' with digits alone behind it would be refused as the name of staff.
  const tag = `k${randomUUID().slice(0, 7)}`;
  return {
    email: `${firstName.toLowerCase()}-${tag}@contoh.test`,
    username: `${firstName.toLowerCase()}_${tag}`,
    fullName: `${firstName} Wulandari`,
    password: `kopi-susu-${tag}`,
  };
}

/** Fills /daftar, which must be open; sends nothing. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Nama Lengkap').fill(person.fullName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Nomor WhatsApp').fill(whatsapp);
  await page.getByLabel('Tahun Lahir').fill('2002');
  await page.getByRole('checkbox', { name: /Kebijakan Privasi/ }).check();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

/** Registers through the form and ends on the login tab. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/daftar');
  await fillRegistration(page, person);
  await submitButton(page, 'Daftar').click();
  await expect(page.getByText('Pendaftaran berhasil!').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Masuk' })).toHaveAttribute('aria-selected', 'true');
}

/** A client of the server that the page is of, without a session. */
async function clientOf(page: Page) {
  const home = await page.request.get('/');
  const key = /publishable-key" content="([^"]+)"/.exec(await home.text())?.[1] ?? '';
  return createClient(new URL(home.url()).origin, key, { auth: { persistSession: false } });
}

/**
 * Makes an account by the protocol, as the form does: for tests whose subject is something else.
 * @param rest what the form of registration does not ask for
 */
export async function createAccount(
  page: Page,
  person: Person,
  rest: Readonly<Record<string, string>> = {},
): Promise<void> {
  const client = await clientOf(page);
  const profile = { username: person.username, nama_lengkap: person.fullName, no_wa: whatsapp };
  const { data, error } = await client.auth.signUp({
    email: person.email,
    password: person.password,
    options: { data: { ...profile, referred_by: null, birth_year: 2002, privacy_version: privacyVersion } },
  });
  if (error) throw error;
  await client
    .from('pengguna')
    .insert({ ...profile, id: data.user?.id, email: person.email, paket: 'Gratis' })
    .throwOnError();
  if (Object.keys(rest).length > 0)
    await client
      .from('pengguna')
      .update(rest)
      .eq('id', data.user?.id ?? '')
      .select('id')
      .single()
      .throwOnError();
  await client.auth.signOut({ scope: 'local' });
}

/**
 * Makes an account with a complete profile (spec §4) by the protocol: for tests whose subject is something else.
 * @param number a number of their own, where it matters that no other member has it
 */
export async function createMember(page: Page, person: Person, number = whatsapp): Promise<void> {
  const deskripsi = 'Mahasiswa manajemen yang sedang membangun usaha kopi keliling.';
  await createAccount(page, person, { kota: 'Bandung', deskripsi, instagram: 'rina.usaha', no_wa: number });
}

/** Signs in by the protocol and opens no page of the product: for tests whose subject is something else. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const { data, error } = await (await clientOf(page)).auth.signInWithPassword({ email, password });
  if (error) throw error;
  await page.goto('/robots.txt');
  await page.evaluate(
    (session) => localStorage.setItem('kawanusaha_auth', session),
    JSON.stringify(data.session),
  );
}

/** Signs in by the protocol and ends on the profile. */
export async function openSession(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await signIn(page, person);
  await page.goto('/profil');
}

/** Signs in through the form and ends on the profile. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/masuk');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submitButton(page, 'Masuk').click();
  await expect(page).toHaveURL('/profil');
}

/** The button inside the open tab, as against the one in the header. */
export function submitButton(page: Page, name: 'Masuk' | 'Daftar') {
  return page.getByRole('tabpanel').getByRole('button', { name, exact: true });
}

/** Fills what a complete profile needs (spec §4) and saves; the person is signed in. */
export async function completeProfile(page: Page): Promise<void> {
  await page.goto('/profil?edit=1');
  await page.getByLabel('WhatsApp').fill('0812 3456 7890');
  await page.getByLabel('Kota').fill('Bandung');
  await page.getByLabel('Deskripsi').fill('Mahasiswa manajemen yang sedang membangun usaha kopi keliling.');
  await page.getByRole('textbox', { name: 'Instagram' }).fill('@rina.usaha');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(page.getByText('Profil berhasil diperbarui!').first()).toBeVisible();
  await expect(page).toHaveURL('/profil');
}

type KeptMail = { to: string; subject: string; text: string };

/** The text of the newest mail to an address, from the mailbox page that a local installation has. */
export async function readMailText(page: Page, to: string, subject: RegExp): Promise<string> {
  let mail: KeptMail | undefined;
  await expect(async () => {
    const mails = (await (await page.request.get('/mailbox.json')).json()) as KeptMail[];
    mail = mails.find((kept) => kept.to === to && subject.test(kept.subject));
    expect(mail).toBeDefined();
  }).toPass();
  return mail?.text ?? '';
}

/** Code and link of the newest mail to an address about an account. */
export async function readMail(
  page: Page,
  to: string,
  subject: RegExp,
): Promise<{ code: string; link: string }> {
  const text = await readMailText(page, to, subject);
  return {
    code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '',
    link: /https?:\/\/\S+\/verify\S+/.exec(text)?.[0] ?? '',
  };
}

/** Opens the link of a mail, presses the button of its page and waits for the page that it leads to. */
export async function followMailLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/v1/'));
}
