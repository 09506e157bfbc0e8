import type { ISql } from 'postgres';

/** Who pays, and for what. */
export type Buyer = {
  readonly name: string;
  readonly email: string;
  /** Normalised number (62…), or null when the profile has none. */
  readonly phone: string | null;
  readonly itemName: string;
};

/** Reads the buyer's name and address and the name of the item. Throws when the account is gone. */
export async function findBuyer(sql: ISql, userId: string): Promise<Buyer> {
  const [row] = await sql<Buyer[]>`
    select coalesce(p.nama_lengkap, u.email, 'Pengguna') as name, coalesce(u.email, '') as email, p.no_wa as phone,
      (select value #>> '{}' from public.app_settings where key = 'premium_item_name') as "itemName"
    from auth.users as u left join public.pengguna as p on p.id = u.id where u.id = ${userId}`;
  if (row === undefined) throw new Error('the account of the caller is gone');
  return row;
}
