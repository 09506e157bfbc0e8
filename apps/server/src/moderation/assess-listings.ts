import type { Sql } from '@kawanusaha/backend/db/pool';
import reasons from '#content/moderation/reasons.json' with { type: 'json' };
import type { HarmCategory } from './assess-text/moderation-schema.ts';

const mostAtOnce = 50;

/** What the owner reads: why their listing waits, and what they can do. */
function explain(categories: readonly HarmCategory[]): string {
  const why = categories.length === 0 ? reasons.other : categories.map((one) => reasons[one]).join(' dan ');
  return `Proyek ini belum kami tampilkan karena teksnya ${why}. Ubah teksnya, dan kami membacanya lagi dalam satu menit. Bila kami keliru, tulis kepada kami di halaman Kontak.`;
}

/**
 * Reads the texts that wait in the queue and holds what may harm readers, or lets go what its owner has made harmless; a
 * listing whose text is read is out of the queue only when the outcome is stored.
 * @returns how many listings were held or let go
 */
export async function assessListings(sql: Sql): Promise<number> {
  return sql.begin(async (transaction) => {
    const waiting = await transaction<{ project_id: string; body: string }[]>`
      select project_id, body from private.take_listings_to_assess(${mostAtOnce})`;
    if (waiting.length === 0) return 0;
    // The lexicon and the weights are large, and most runs find nothing to read.
    const { assessText } = await import('./assess-text/assess-text.ts');
    let changed = 0;
    for (const { project_id: id, body } of waiting) {
      const { isHarmful, categories } = assessText(body);
      const [row] = await transaction<{ changed: boolean }[]>`
        select private.record_assessment(${id}, ${isHarmful}, ${[...categories]}, ${explain(categories)}) as changed`;
      changed += row?.changed === true ? 1 : 0;
    }
    return changed;
  });
}
