import provinces from '#content/ideas/local/provinces.json' with { type: 'json' };
import rates from '#content/ideas/local/rates.json' with { type: 'json' };
import staples from '#content/ideas/local/staples.json' with { type: 'json' };
import { todayInJakarta } from '@kawanusaha/contracts/today-in-jakarta';
import type { TransactionSql } from 'postgres';

/** Stands before the source of every figure that the demo keeps. */
export const demoSource = 'Contoh demo: ';

type Source = { readonly name: string; readonly url: string } | null;
type Kept = { readonly asOf: string | null; readonly source: Source };

const row = (kind: string, key: string, value: Readonly<Record<string, number>>, { asOf, source }: Kept) => ({
  kind,
  key,
  value,
  as_of: asOf ?? '',
  source_name: `${demoSource}${source?.name ?? ''}`,
  source_url: source?.url ?? '',
});

/**
 * Lets the demo's desk keep a few figures, so that it can be seen what a kept one looks like. They are those that the product brings along,
 * with their own sources and days: an invented figure would be reckoned with. Once, so that what is taken back later stays so.
 */
export async function seedLocalFigures(sql: TransactionSql): Promise<void> {
  const known = await sql`
    select 1 from public.local_figures union all select 1 from public.audit_log where target_kind = 'local_figure' limit 1`;
  if (known.length > 0) return;
  const today = todayInJakarta();
  const rows = [
    ...provinces
      .filter(({ province }) => province === 'Jawa Tengah' || province === 'Sulawesi Selatan')
      .map((one) => row('minimum_wage', one.province, { rupiah: one.minimumWage }, one)),
    ...staples
      .filter(({ id }) => id === 'beras-medium' || id === 'cabai-rawit')
      .map((one) => row('staple_price', one.id, { rupiah: one.price }, one)),
    ...rates.map((one) => row('rate', one.id, { number: one.value }, one)),
  ];
  // A computer whose clock stands before the day of a figure does without it.
  const past = rows.filter(
    ({ as_of, source_url }) => as_of.length === 10 && as_of <= today && source_url !== '',
  );
  if (past.length === 0) return;
  await sql`insert into public.local_figures ${sql(past.map((one) => ({ ...one, value: sql.json(one.value) })) as never)}`;
}
