import { premiumLinkKeys } from '@kawanusaha/contracts/premium-link';
import type { TransactionSql } from 'postgres';

const videos = (words: string): string =>
  `https://www.youtube.com/results?search_query=${encodeURIComponent(words)}`;

/** Addresses that an operator would set: the group's leads nowhere, the tutorials to a search for such videos. */
const urls: Readonly<Record<string, string>> = {
  [premiumLinkKeys.community]: 'https://chat.whatsapp.com/CONTOHgrupKawanUsaha01',
  [premiumLinkKeys.tutorials[0]]: videos('cara mencari ide bisnis dengan AI'),
  [premiumLinkKeys.tutorials[1]]: videos('membangun tim usaha mahasiswa'),
  [premiumLinkKeys.tutorials[2]]: videos('menghitung HPP dan harga jual'),
};

/** Fills the links of Premium that no user has set yet. */
export async function seedPremiumLinks(sql: TransactionSql): Promise<void> {
  for (const [key, url] of Object.entries(urls))
    await sql`update public.premium_links set url = ${url} where key = ${key} and url is null`;
}
