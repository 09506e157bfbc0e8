import { knowledgeEntries } from '../../knowledge/knowledge-base.ts';

/** A regulation by its kind, number and year, as people and answers write it: 'UU No 8 Tahun 1999', 'PP 7/2021'. */
const regulation =
  /\b(uu|undang-undang|undang2|pp|perpres|keppres|inpres|permen\w*|pmk|perda|pergub|perka|pbi|pojk|kepmen\w*)\b (?:\p{L}+ ){0,3}?(?:(?:no|nomor|nomer)\b\.? ?)?(\d{1,3})(?: ?\/ ?(?:\p{L}+ ?\/ ?)*| (?:tahun|taun|thn|th) )(\d{4})\b/giu;
/** What happens in a year and is known only afterwards. */
const settled =
  /\b(?:siapa|sapa|pemenang\w*|juara\w*|menang|lolos|jadwal\w*|tanggal|tgl|kapan|tarif\w*|umr|ump|umk|kuota|tema|isi(?:nya)?|dana|hadiah|deadline|peserta|kampus mana)\b/u;
/** What a regulation says is asked, not what is to be done under it. */
const asksContent =
  /\b(?:isi(?:nya)?|(?:ng|meng|di)?atur(?:nya)? apa|tentang apa|apa itu|itu apa|bunyi\w*)\b/u;
const future = /\b(?:tahun|taun|thn|th)?\s?(20\d\d)\b/gu;

let known: ReadonlySet<string> | null = null;

/** Number and year of every regulation that an answer names. */
function knownRegulations(): ReadonlySet<string> {
  known ??= new Set(
    knowledgeEntries.flatMap(({ answer, source, question, asks, followUps }) =>
      [answer, source.name, question, ...asks, ...Object.values(followUps)].flatMap((text) =>
        [...text.matchAll(/(\d{1,3})(?: ?\/ ?(?:\p{L}+ ?\/ ?)*| (?:tahun|taun|thn|th) )(\d{4})\b/giu)].map(
          ([, number, year]) => `${number ?? ''}/${year ?? ''}`,
        ),
      ),
    ),
  );
  return known;
}

/**
 * Whether it asks about a regulation that no entry names, or what a later year brought: an entry near its words would be taken for
 * an answer to it.
 * @param text as it was written
 * @param year the present one
 */
export function asksBeyondKnown(text: string, year: number): boolean {
  const said = text.toLowerCase();
  const regulations = [...said.matchAll(regulation)];
  if (regulations.some(([, , , of]) => Number(of) > year)) return true;
  const cited = regulations.map(([, , number, of]) => `${number ?? ''}/${of ?? ''}`);
  if (cited.length > 0 && asksContent.test(said)) return cited.every((one) => !knownRegulations().has(one));
  return settled.test(said) && [...said.matchAll(future)].some(([, of]) => Number(of) > year + 1);
}
