import { premiumFileBucket } from '@kawanusaha/contracts/storage';
import { packArchive } from '@kawanusaha/contracts/excel-templates';
import type { Sql } from '@kawanusaha/backend/db/pool';

/** Whether the Premium pack was put into its bucket once, in this version or an earlier one: the archive is written last. */
export async function holdsPremiumPack(owner: Sql): Promise<boolean> {
  const rows = await owner`
    select from storage.objects where bucket_id = ${premiumFileBucket} and name = ${packArchive} and version is not null`;
  return rows.length > 0;
}
