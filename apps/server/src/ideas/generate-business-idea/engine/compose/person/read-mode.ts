import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import type { Token, Understanding } from '@kawanusaha/bahasa/understanding';

const online = new Set(['online', 'daring', 'internet']);
const only = new Set(['cuma', 'hanya', 'full', 'khusus', 'only', 'penuh', 'serba']);
const negators = new Set(['tidak', 'bukan', 'jangan']);
const onlyBehind = new Set(['saja', 'doang', 'only', 'penuh']);
/** Who has no internet yet works without it. */
const lacks = new Set(['internet']);
/** Words between a negation and what the person does not want to do over the internet ('ga mau jualan online'). */
const between = new Set(
  'mau bisa suka ingin pengin boleh jual jualan berjualan ada punya lewat pakai secara'.split(' '),
);

/** 'Cuma online'; 'ga cuma online' says no more than that it may be. */
const isOnly = (tokens: readonly Token[], at: number): boolean =>
  only.has(tokens[at - 1]?.normal ?? '') && !negators.has(tokens[at - 2]?.normal ?? '');

/**
 * Whether the person wants to work over the internet alone or without it, as far as their own words say so; undefined
 * where they do not.
 * @param reads what they can and what they like
 */
export function readMode(reads: readonly Understanding[]): IdeaRequest['mode'] {
  for (const { tokens } of reads)
    for (const [at, { normal, isNegated }] of tokens.entries()) {
      if (!online.has(normal)) continue;
      if (isNegated) {
        let from = at - 1;
        while (between.has(tokens[from]?.normal ?? '')) from--;
        const opener = tokens[from];
        // 'Tidak online saja' and 'belum online' say no more than that it may be or will be.
        const isNoRefusal = opener?.normal === 'belum' || onlyBehind.has(tokens[at + 1]?.normal ?? '');
        if (isNoRefusal && !lacks.has(normal)) continue;
        // What else is negated before it is what is not wanted ('bukan barang elektronik online').
        if (opener !== undefined && !opener.isNegated) return 'Offline';
      } else if (normal !== 'internet')
        if (isOnly(tokens, at) || onlyBehind.has(tokens[at + 1]?.normal ?? '')) return 'Online';
    }
  return undefined;
}
