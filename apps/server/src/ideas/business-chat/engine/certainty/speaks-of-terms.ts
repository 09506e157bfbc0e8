import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';

/** Papers, offices, taxes and programmes by the words that ask for them, and what an answer that speaks of them says. */
const terms: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\bkbli\b/u, /\bkbli\b/iu],
  [/\b(?:s?pp-?)?p?-?irt\b/u, /\bP?-?IRT\b/iu],
  [/\bbpom\b/u, /\bbpom\b/iu],
  [/\bhalal\b/u, /\bhalal/iu],
  [/\bsni\b/u, /\bsni\b/iu],
  [/\bnpwp\b/u, /\bnpwp\b/iu],
  [/\bqris\b/u, /\bqris\b/iu],
  [/\bkur\b/u, /\bkur\b/iu],
  [/\bmate?rai\b|\bmeterai\b/u, /\bmeterai/iu],
  [/\bbpjs\b/u, /\bbpjs\b/iu],
  [/\bp2mw\b/u, /\bp2mw\b/iu],
  [/\bpkm(?:-?k)?\b/u, /\bpkm/iu],
  [/\bstar ?(?:seller|\+)|\bpower merchant\b/u, /\bstar|power merchant|\blencana\b/iu],
  [
    /\b(?:per)?i[zj]in(?:nya|an)?\b/u,
    /\bizin|\bNIB\b|\bOSS\b|\bIRT\b|\bBPOM\b|\bterdaftar\b|\bsertifikat|\blarang|\bdilarang\b|\bpersetujuan\b/iu,
  ],
];
/** What one has or lacks is told of oneself, not asked: 'udah ada pirt, tapi …'. */
const ofOneself =
  /\b(?:udah|sudah|udh|dah|punya|ada|lengkap|modal|pakai|pake|lewat|terima|belum|blm|tanpa|selain|bukan)(?: (?:ada|punya|dapat|dapet|bikin|urus|ikut))?\s*$/u;

/**
 * Whether answers speak of every paper, office or programme that is asked for: to 'kbli buket yang mana' how a bouquet is priced is no answer.
 * @param text the question as it was written
 * @param entries that would be given
 * @param lead what would be said before them
 */
export function speaksOfTerms(text: string, entries: readonly KnowledgeEntry[], lead = ''): boolean {
  const lower = text.toLowerCase();
  return terms.every(([asked, told]) => {
    const at = lower.search(asked);
    if (at < 0 || ofOneself.test(lower.slice(0, at))) return true;
    return [lead, ...entries.map(({ question, answer }) => `${question} ${answer}`)].some((said) =>
      told.test(said),
    );
  });
}
