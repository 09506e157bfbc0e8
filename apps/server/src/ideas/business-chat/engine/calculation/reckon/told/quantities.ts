import { clauseAfter, readFigures } from '../../read/read-figures.ts';
import { isBareSum } from './is-bare-sum.ts';
import { isLeftOut } from './is-left-out.ts';
import { isPiece, type Noun, nounOf, pieces } from './words.ts';

/** A figure that was told in a conversation, with what it is of and the words from which its role follows. */
export type Quantity = {
  readonly id: number;
  readonly turn: number;
  readonly value: number;
  readonly unit: 'rupiah' | 'persen' | 'jumlah';
  /** What is counted; of a sum of money nothing. */
  readonly noun: Noun | null;
  /** Of what it is told of one: 'per cup', 'sebulan', 'per orang seminggu'. */
  readonly per: readonly Noun[];
  /** Words of its clause since the figure before. */
  readonly before: string;
  /** Words of its clause up to the next figure. */
  readonly after: string;
  /** Words since the figure before, of earlier clauses as well. */
  readonly lead: string;
  /** The clause in which it stands. */
  readonly clause: string;
  /** Where its clause stands in the message. */
  readonly place: number;
  /** Whether the figure after it stands in the same clause, so that the last words before that belong to it. */
  readonly isFollowed: boolean;
  /** Stands in the place of a figure of an earlier message. */
  readonly isLater?: boolean;
  /** Says what one of several of before becomes, and not which. */
  readonly isUnclear?: boolean;
  /** The message of that one, beside whose figures it stands. */
  readonly firstTurn?: number;
};

const breaks = /[.,;?!\n:]|\b(?:trus|terus|lalu|tapi|tp|kalau|kalo|klo)\b/u;
const ends = new RegExp(`(?:${breaks.source})(?![\\d])`, 'gu');

const time = 'jam|hari|hr|minggu|mgg|pekan|bulan|bln|tahun|taun|thn';
const one = `${time}|${pieces}|kg|kilo|ons|gram|gr|liter|ltr|ml|meter|lusin|kodi|rim|resep|adonan|batch|orang|org|order`;
/** Packs that one fills oneself, of which a sum is told as of one; a carton is bought and taken apart. */
const ownPacks = 'box|kotak|paket|hampers|mika|besek|pouch';
const perWord = new RegExp(
  `(?:\\/\\s?|(?<!\\p{L})per[ -]|(?<!\\p{L})per(?=(?:${one})(?!\\p{L}))|(?<!\\p{L})(?:tiap|setiap|@)\\s?)(?:1 |satu )?(\\p{L}{1,})|(?<!\\p{L})(?:dari |buat |untuk |utk )?(?:satu|1) (\\p{L}{2,})|(?<!\\p{L})s[ea](${one})(?:nya|an)?(?!\\p{L})|(?<!\\p{L})(${ownPacks}) isi(?:nya)?(?= \\d| $)|(?<!\\p{L})se(kali)(?=\\s*(?:$|[.,;!?])|\\s+(?:datang|dateng|main|tampil|sesi|kirim|antar|jalan|pertemuan)\\b)|(?<!\\p{L})(harian|mingguan|bulanan|tahunan|lusinan|kodian)(?!\\p{L})`,
  'gu',
);
const perOf = (words: string): { noun: Noun; at: number; end: number }[] =>
  [...words.matchAll(perWord)].flatMap((match) => {
    const word = match.slice(1).find((part) => part !== undefined) ?? '';
    const noun = nounOf(word);
    if (noun === null) return [];
    // Of 'satu' only what is known to be counted is one of it.
    if (match[2] !== undefined && noun.kind === 'unit' && (noun.size > 1 || !isPiece(word))) return [];
    return [{ noun, at: match.index, end: match.index + match[0].length }];
  });

/** Words that begin what another figure is. */
const cue =
  /\b(?:untung|laba|modal|jual|harga|hpp|omzet|omset|laku|sewa|gaji|upah|honor|tarif|bep|biaya|dari|dr|penyusut|susut|depresiasi)\p{L}*\b/u;
/** What a figure is told of one of, behind it: right there, or after one word. */
function behindOf(words: string): { noun: Noun; at: number; end: number }[] {
  let from = 0;
  return perOf(words).filter(({ at, end }) => {
    const between = words.slice(from, at);
    // 'alat 4,8jt tiap bulan untung 600rb': it begins what follows.
    if (/^(?:tiap|setiap)/u.test(words.slice(at)) && cue.test(words.slice(end))) return false;
    if (/^\s*(?:laku|kejual|terjual)\b/u.test(words.slice(end))) return false;
    const isNear = between.trim().split(/\s+/u).length <= 2 && !cue.test(between);
    if (isNear) from = end;
    return isNear;
  });
}

/** Says that what is begun of a kilogram counts as a whole. */
const isRounded = /\b(?:di)?bulat\p{L}* (?:ke )?(?:atas|naik)/u;

/** Stands behind the number of persons who were named before it. */
const numbersBehind = /^\s*(?:[,.;]|$|masing|di(?:gaji|bayar|upah)|kerja)/u;
const ofSelf = /(?<!\p{L})(?:aku|saya|sy|gue|gw|gua|kami|kita|dia)\s*$/u;

/** Begins how many pieces are in one pack. */
export const inPack = /\bisi(?:nya)?\s*$/u;

const startOfWords = (words: string, pattern: RegExp): number => {
  const last = [...words.matchAll(pattern)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
};

/** The figures of all messages of a conversation, in their order. */
export function readQuantities(turns: readonly string[]): Quantity[] {
  const all: Quantity[] = [];
  for (const [turn, written] of turns.entries()) {
    const text = written.toLowerCase();
    const figures = readFigures(text);
    for (const [place, figure] of figures.entries()) {
      const { value, start, end, kind } = figure;
      // 'modal sekotak isi 5 itu 13.000': how many are in one is told within the words of its sum.
      const isOfPack = inPack.test(figures[place - 1]?.before ?? '') && kind === 'money';
      // 'modal 1 totebag 18rb': what one of it is told of stands before the one.
      const isOfOneThing =
        kind === 'money' &&
        figures[place - 1]?.kind === 'count' &&
        figures[place - 1]?.value === 1 &&
        /^ (?!kg|kilo|liter|meter|m\b|hari|minggu|bulan|tahun|jam)\p{L}[\p{L} ]+$/u.test(
          text.slice(figures[place - 1]?.end ?? 0, start),
        );
      const previous = figures[isOfPack || isOfOneThing ? place - 2 : place - 1]?.end ?? 0;
      const next = figures[place + 1]?.start ?? text.length;
      const since = text.slice(previous, start);
      const before = since.slice(startOfWords(since, ends));
      const rest = text.slice(end, next);
      const [boundary] = rest.matchAll(ends);
      const after = rest.slice(0, boundary?.index ?? rest.length);
      const head = text.slice(0, start);
      const clauseStart = startOfWords(head, ends);
      const tail = text.slice(end);
      const [stop] = tail.matchAll(ends);
      const clause = text.slice(clauseStart, end + (stop?.index ?? tail.length));
      const words = { text, before, after, head, tail };
      if (isLeftOut(figure, words, { turn, last: turns.length - 1 }, all)) continue;
      const unit = kind === 'money' ? 'rupiah' : kind === 'percent' ? 'persen' : 'jumlah';
      // 'dua orang' is read as a whole.
      const [, inside] = /^\p{L}+ (\p{L}+)$/u.exec(text.slice(start, end).trim()) ?? [];
      const word =
        (inside !== undefined && (nounOf(inside)?.kind === 'orang' || (nounOf(inside)?.size ?? 1) > 1)
          ? inside
          : /^\s*(\p{L}+)/u.exec(after)?.[1]) ?? '';
      const isWritten = /\d\s*$/u.test(text.slice(start, end)) && value < 1e5;
      // '1200 brosur' counts them, as '600 pcs' does; a sum is followed by no thing.
      const isCount = unit === 'rupiah' && isWritten && isPiece(word) && !/rp/u.test(text.slice(start, end));
      const isBare = kind === 'count' && isBareSum(value, words, word);
      const counted = !isBare && (unit === 'jumlah' || isCount);
      let noun: Noun | null = null;
      if (kind === 'months') {
        const isYear = /(?:tahun|taun|thn|th)\s*$/u.test(text.slice(start, end));
        noun = isYear ? nounOf('tahun') : nounOf('bulan');
      } else if (counted) noun = nounOf(word);
      // 'helper 2, masing 4 jam'
      const called = nounOf(/(\p{L}+)\s*$/u.exec(before)?.[1] ?? '');
      const isBehindFigure = since === before && previous > 0;
      if (kind === 'count' && called?.kind === 'orang' && !isBehindFigure && numbersBehind.test(tail))
        noun = called;
      // 'saya 70 teman 30': whose share comes next counts nothing.
      if (noun?.kind === 'orang' && ofSelf.test(before) && rest.trim() === word) noun = null;
      // 'laku 87 minggu ini': when, not how long.
      if (
        kind === 'count' &&
        noun !== null &&
        /^\s*(?:minggu|hari|bulan|tahun) (?:ini|lalu|kemarin|kmrn|depan|kemaren)\b/u.test(after)
      )
        noun = null;
      const size = kind === 'months' && noun?.kind === 'tahun' ? 12 : 1;
      const near = counted && noun !== null && kind !== 'months' ? after.replace(/^\s*\p{L}+/u, '') : after;
      const behind = behindOf(clauseAfter(near));
      // What stands right behind the figure before is told of that one.
      const taken =
        since === before && previous > 0
          ? behindOf(
              since.replace(/^\s*(?!per|se|tiap|setiap|\/)\p{L}+/u, (word) =>
                cue.test(word) ? word : ' '.repeat(word.length),
              ),
            )
          : [];
      const ahead = perOf(before).filter(
        ({ at, end: stopAt }) =>
          before.slice(stopAt).trim().split(/\s+/u).length <= 4 && !taken.some((one) => one.at === at),
      );
      // 'botolnya 900 satu'
      const isEach = kind !== 'months' && /^ ?(?:satu|satunya|satuan|sebiji)(?=[,.?!]|$)/u.test(tail);
      const per: Noun[] = isEach ? [{ kind: 'unit', size: 1, word: 'satu' }] : [];
      for (const { noun: found } of [...behind, ...ahead])
        if (!per.some((known) => known.kind === found.kind)) per.push(found);
      all.push({
        id: all.length,
        turn,
        value:
          kind === 'months'
            ? value / size
            : noun?.kind === 'gram' && isRounded.test(text)
              ? Math.ceil(value)
              : value,
        unit: counted ? 'jumlah' : isBare ? 'rupiah' : unit,
        noun,
        per,
        before,
        after,
        lead: since,
        clause,
        place: start,
        isFollowed: boundary === undefined && figures[place + 1] !== undefined,
      });
    }
  }
  // '30% + 10%': the second is of the same kind where it has no word of its own.
  return all.map((one, place) => {
    const previous = all[place - 1];
    const isSecondOff =
      previous !== undefined &&
      /\b(?:\p{L}{0,2}diskon|promo|korting)\p{L}*\b/u.test(previous.before) &&
      /\b(?:di)?potong(?:an)?\b/u.test(one.before) &&
      !/\b(?:admin|mdr|marketplace|platform|aplikasi|komisi|fee|shopee|tokopedia|tiktok)\b/u.test(one.before);
    const isBare = /^[\s+,&]*(?:(?:dan|trus|terus|lagi|lg|sama|plus)\s*)*$/u.test(one.before);
    return one.unit === 'persen' &&
      previous?.unit === 'persen' &&
      previous.turn === one.turn &&
      (isBare || isSecondOff)
      ? { ...one, before: `${previous.before} ` }
      : one;
  });
}
