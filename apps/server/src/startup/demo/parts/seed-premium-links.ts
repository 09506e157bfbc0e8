import { premiumLinkKeys } from '@kawanusaha/contracts/premium-link';
import type { TransactionSql } from 'postgres';

/** An invitation that leads to no group; the tutorials stay with the product's own guides. */
const invitation = 'https://chat.whatsapp.com/CONTOHgrupKawanUsaha01';

/** Fills the link to the group that no user has set yet. */
export async function seedPremiumLinks(sql: TransactionSql): Promise<void> {
  await sql`
    update public.premium_links set url = ${invitation} where key = ${premiumLinkKeys.community} and url is null`;
}
