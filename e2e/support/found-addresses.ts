import type { Browser } from '@playwright/test';
import { openAs } from './demo.ts';
import { openSection } from './page-helpers.ts';

export type FoundAddresses = Readonly<Record<'idea' | 'share' | 'contact' | 'project', string>>;

/** The address with what the braces that it begins with stand for. */
export const fill = (address: string, found: FoundAddresses): string =>
  address.replace(/^\{(\w+)\}/, (_, key: keyof FoundAddresses) => found[key]);

let found: Promise<FoundAddresses> | undefined;

/** What braces stand for in the addresses of `screens.ts`; looked up, and an idea of the owner made, once a worker. */
export function findAddresses(browser: Browser): Promise<FoundAddresses> {
  found ??= look(browser);
  return found;
}

async function look(browser: Browser): Promise<FoundAddresses> {
  const context = await openAs(browser, 'owner');
  const page = await context.newPage();
  const newest = async (list: string) => {
    await page.goto(list);
    return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
  };
  const project = await newest('/cari-project');
  const contact = await newest('/cari-relasi');
  await page.goto('/ai');
  await page.getByLabel('Apa keahlian Anda?').fill('memasak, berjualan');
  await page.getByLabel('Apa minat Anda?').fill('kuliner');
  await page.getByRole('button', { name: 'Buat Ide Bisnis' }).click();
  await page.getByRole('button', { name: 'Simpan Ide' }).click();
  await page.getByRole('link', { name: 'Buka di Ide Saya' }).click();
  await page.waitForURL('**/ide-saya/*');
  const idea = new URL(page.url()).pathname;
  await page.getByRole('tab', { name: 'Ekspor dan bagikan' }).click();
  await openSection(page, 'Minta pendapat dosen');
  await page.getByRole('button', { name: 'Buat tautan' }).click();
  const share = new URL(await page.getByLabel('Tautan baca').inputValue()).pathname;
  await context.close();
  return { idea, share, contact, project };
}
