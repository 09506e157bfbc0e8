import type { Quantity } from './quantities.ts';
import { countRoles, type Role, shareRoles, sumRoles } from './role-tables.ts';
import { earnedBy, ofResult, ofWisher, sharer } from './role-words.ts';
import { spans } from './words.ts';

const nearest = (
  words: string,
  roles: readonly (readonly [Role, RegExp])[],
  isBefore: boolean,
): Role | null => {
  let best: { role: Role; at: number } | null = null;
  for (const [role, pattern] of roles)
    for (const match of words.matchAll(new RegExp(pattern, 'gu'))) {
      const at = isBefore ? words.length - match.index - match[0].length : match.index;
      if (best === null || at < best.at) best = { role, at };
    }
  return best?.role ?? null;
};

/** What is asked of the figures is the role of none of them. */
const asked = /(?:\S+\s+){0,2}(?<!\p{L})(?:berapa|brp|brapa|brpa|piro|sabaraha|barapo|brapo)(?!\p{L}).*$/u;

/** Words of a share without whose shop or price it is, where another word names the share: 'mdr qris toko gue kena 0,7%'. */
const leaveOutOwner = (words: string): string => {
  const rest = words.replaceAll(/\b(?:aku|saya|gw|gue|kami|kita)\b/gu, ' ');
  const named = nearest(rest, shareRoles, true);
  return named === null || named === 'share' ? words : rest;
};

/** Names those who are paid, by how many they are. */
const ofStaff =
  /(?<!\p{L})(?:karyawan|pegawai|helper|kasir|penjaga|tukang|pekerja|asisten)(?:nya)? \d+ orang(?!\p{L})/u;
/** Guesses a sum without its name. */
const isBareGuess =
  /^\s*(?:(?:kira|kurleb|kurang lebih|sekitar\p{L}*|paling\p{L}*|mungkin|taruhlah|anggap(?: aja)?)\s*)?(?:rp\.?)?\s*$/u;
/** Names what was left out, right before the clause of its sum. */
const notYet =
  /(?<!\p{L})((?:\p{L}+ ){0,2}\p{L}+?)(?:nya)? (?:(?:lagi|masih|tadi|itu) )*(?:belum|blm|blum)(?: (?:di|ke|ter)?(?:hitung|itung|masuk)\p{L}*)?(?: \p{L}{1,4})?\s*,[^,]*$/u;

/** The role that the words before a figure name, otherwise those behind it. */
export function roleOf({ unit, before: told, after, lead, clause, isFollowed, noun }: Quantity): {
  role: Role | null;
  isNear: boolean;
} {
  const table = unit === 'rupiah' ? sumRoles : unit === 'persen' ? shareRoles : countRoles;
  // 'dari untung itu 30% buat kas': of what the share is says nothing of what it is for.
  const plain = table === shareRoles ? told.replace(ofResult, ' ').replace(ofWisher, '$1 ') : told;
  const before = table === shareRoles && !sharer.test(plain) ? leaveOutOwner(plain) : plain;
  const [, earned] = table === sumRoles ? (earnedBy.exec(before) ?? []) : [];
  if (earned !== undefined && !isWished(before))
    return { role: /^(?:om|pe)/u.test(earned) ? 'turnover' : 'profit', isNear: true };
  const total = table === sumRoles && nearest(before, table, true) === 'item';
  // 'modal total 8jt' is a capital.
  const named = nearest(total ? before.replace(/\btotal(?:nya|an)?/u, '') : before, table, true) ?? null;
  // 'sewa naik, totalnya jadi 2jt'
  const led =
    total && named === null
      ? nearest(
          lead,
          table.filter(([role]) => role === 'fixed' || role === 'cost'),
          true,
        )
      : null;
  const isOfAds = named === 'outgo' && /(?<!\b(?:dr|dari) )\b\p{L}{0,2}iklan|\bads\b/u.test(before);
  // 'listriknya belum, kira-kira 350rb'
  const missed =
    table === sumRoles && named === null && isBareGuess.test(before) ? notYet.exec(lead)?.[1] : undefined;
  const ahead = isOfAds
    ? 'ads'
    : (named ??
      led ??
      (missed === undefined ? null : nearest(missed, table, true)) ??
      (total ? 'item' : null));
  if (noun?.kind === 'orang' && ahead !== 'sold' && ahead !== 'buyers')
    return { role: 'people', isNear: true };
  // 'karyawan 1 orang 1,2jt'
  if (ahead === null && table === sumRoles && ofStaff.test(clause) && /orang\s*$/u.test(before))
    return { role: 'fixed', isNear: true };
  // 'sewa booth 600rb sebulan'
  if (ahead === 'tool' && /\b(?:ny|men|di)?sewa\p{L}*\b/u.test(before))
    return { role: 'fixed', isNear: true };
  if (ahead === 'made' && /^(?:pembeli|pelanggan|customer|konsumen)/u.test(noun?.word ?? ''))
    return { role: 'buyers', isNear: true };
  if (ahead === 'absent' && noun?.kind !== 'hari') return { role: null, isNear: false };
  // How long something takes is neither made nor sold.
  if (ahead === 'made' && noun !== null && spans.some((span) => span === noun.kind))
    return { role: null, isNear: false };
  if (ahead !== null) return { role: ahead, isNear: true };
  // The last words before another figure say what that one is.
  const rest = after.replace(asked, '');
  const [first = ''] = /\S+/u.exec(rest) ?? [];
  const own =
    isFollowed && unit === 'rupiah'
      ? /(?:nya|ne|na)$/u.test(first) && rest.trim() !== first
        ? first
        : ''
      : rest;
  const behind = nearest(own, table, false);
  // 'semua potongan kalau ditotal 14%'
  return { role: behind ?? (unit === 'persen' ? nearest(lead, table, true) : null), isNear: false };
}

/** Says that a profit or a turnover is wished for, not told. */
export const isWished = (words: string): boolean =>
  /\b(?:mau|kejar|ngejar|kutarget|pengen|pengin|pgn|ingin|kepengen|target\p{L}*|biar|supaya|spy|minimal|harapan|pingin)\b/u.test(
    words,
  );
