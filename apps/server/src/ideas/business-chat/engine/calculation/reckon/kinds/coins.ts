import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import type { Quantity } from '../told/quantities.ts';

const bought = /\b(?:premium|langganan|beli|membeli|bayar|upgrade)\b/u;
const signedUp =
  /\b(?:\p{L}{0,4}daftar\p{L}*|gabung\p{L}*|join|sign ?up|registrasi|\p{L}{0,3}ajak\p{L}*|\p{L}{0,3}undang\p{L}*|te?me?n\p{L}*|kawan\p{L}*|orang|org|akun)\b/u;
const heldBefore =
  /\b(?:koin|coin) ?(?:ku|nya)? (?:(?:udah|sudah|sekarang|masih|baru|tadinya|awalnya|saya|aku|gue|gw|gua) )*(?:ada |isi )?$|\b(?:punya|saldo)(?:nya|ku)? (?:koin |coin )?$/u;
/** What is still needed or how much a withdrawal takes is asked, or a part of the friends is said in words. */
const otherCoins =
  /\b(?:butuh|perlu|kurang|minimal|target|tarik|narik|cair\p{L}*|nyairin|tukar|nuker|se(?:tengah|paruh|mua|bagian)\p{L}*|beberapa|sepertiga|separo\p{L}*)\b/u;

/** Whether what is asked is the coins of friends who signed up. */
export const asksCoins = (text: string): boolean => /\b(?:koin|coin)\p{L}*\b/u.test(text);

/** What all coins are worth is asked: 'kalau dicairin semua jadi berapa duit'. */
const asksWorth =
  /(?<!\p{L})(?:jadi|dapat|dapet|dpt|senilai|nilainya|setara|itu)(?: \p{L}+){0,3} (?:berapa|brp|brapa|piro)(?: (?:rupiah|rp|duit|uang|perak))?(?!\p{L})|(?:berapa|brp|brapa|piro) (?:rupiah|rp|duit|uang)(?!\p{L})/u;
/** How many friends are still to be invited: 'ngajak berapa orang lagi'. */
const asksInvited =
  /\b\p{L}{0,4}(?:ajak|undang|rekrut|daftar|cari)\p{L}*\b.*\b(?:berapa|brp|brapa|piro)\b|\b(?:berapa|brp|brapa|piro) (?:orang|org|te?me?n|kawan|akun|pendaftar)\b/u;
/** How many are missing until they can be withdrawn. */
const asksMissing =
  /\bkurang(?: \p{L}+){0,3} (?:berapa|brp|brapa|piro)\b|\b(?:cukup|bisa|boleh)\b.*\b(?:tarik|ditarik|narik|cair\p{L}*|dicair\p{L}*)\b/u;

/**
 * What the coins that one has are worth; null where anything else is told of them.
 * @param quantities all figures
 * @param turns all messages in lower case
 */
export function wrapWorth(quantities: readonly Quantity[], turns: readonly string[]): Calculation | null {
  const [held, ...more] = quantities;
  const text = turns.join('. ');
  if (held === undefined || more.length > 0 || held.unit !== 'jumlah') return null;
  const asked = turns.at(-1) ?? '';
  const isHeld = heldBefore.test(held.before) || /^\s*(?:koin|coin)\b/u.test(held.after);
  const asksHowMany = isHeld && asksInvited.test(asked);
  if (!(asksWorth.test(asked) || asksMissing.test(asked) || asksHowMany) || bought.test(text)) return null;
  if (signedUp.test(text) && !asksHowMany) return null;
  return { kind: 'koin', inputs: { opening: held.value, units: 0 } };
}

/** Words behind a figure up to the next one or the end of its sentence: '3 di antaranya trus beli premium'. */
const behind = ({ turn, place }: Quantity, turns: readonly string[]): string =>
  /^[\d.,]*(\D*?)(?=\d|[.?!;]|$)/u.exec((turns[turn] ?? '').slice(place))?.[1] ?? '';

/**
 * The coins of friends who signed up and of those of them who bought Premium; null where a figure is neither.
 * @param quantities all figures
 * @param turns all messages in lower case
 */
export function wrapCoins(quantities: readonly Quantity[], turns: readonly string[]): Calculation | null {
  if (otherCoins.test(turns.join('. '))) return null;
  const inputs: Calculation['inputs'] = {};
  for (const quantity of quantities) {
    const { unit, value, before, after } = quantity;
    const name = heldBefore.test(before)
      ? 'opening'
      : bought.test(after)
        ? 'sold'
        : signedUp.test(after)
          ? 'units'
          : bought.test(before)
            ? 'sold'
            : signedUp.test(before)
              ? 'units'
              : bought.test(behind(quantity, turns))
                ? 'sold'
                : null;
    if (unit !== 'jumlah' || name === null || inputs[name] !== undefined) return null;
    inputs[name] = value;
  }
  return inputs.units === undefined ? null : { kind: 'koin', inputs };
}
