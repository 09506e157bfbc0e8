import type { SalesField, SalesPage } from '@kawanusaha/contracts/sales-page';
import { assessText } from '#moderation/assess-text/assess-text.ts';
import type { HarmCategory } from '#moderation/assess-text/moderation-schema.ts';
import { findPublicFault } from '#moderation/find-public-fault.ts';

/** What the text of a page has: a fault that its author mends first, or signs of harm for which the desk looks first. */
export type PageReading =
  | { readonly field: SalesField; readonly message: string }
  | { readonly isHarmful: boolean; readonly categories: readonly HarmCategory[] };

/**
 * Reads the text of a sales page before it is public. In: a page of its schema. Out: the first field that names a number, an address or
 * a link, with a sentence for its author; else whether the whole may harm readers, and how.
 */
export function readPage(page: SalesPage): PageReading {
  const parts: (readonly [SalesField, string, string])[] = [
    ['name', 'Nama', page.name],
    ['offer', 'Penawaran', page.offer],
    ['city', 'Kota', page.city],
    ['how', 'Cara pesan', page.how],
    ...page.items.map(({ name, unit }) => ['items', 'Daftar produk', `${name} ${unit}`] as const),
  ];
  for (const [field, what, text] of parts) {
    const fault = findPublicFault(text, what);
    if (fault !== null && fault.kind !== 'harmful') {
      const advice = field === 'how' || field === 'offer' ? ' Nomor WhatsApp punya isian sendiri.' : '';
      return { field, message: `${fault.message}${fault.kind === 'contact' ? advice : ''}` };
    }
  }
  return assessText(parts.map(([, , text]) => text).join('\n'));
}
