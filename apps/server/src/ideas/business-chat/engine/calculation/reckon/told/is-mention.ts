/** Points at what a figure is of: 'yang 30', 'si 1,5jt'. */
const pointsRight = /\b(?:yg|yang|si)\s*$/u;
/** The same with what was done with it: 'yang nyetor 3jt', 'yg modalnya 4jt', 'yang naruh 2,5jt'. */
const pointsByDeed =
  /(?<!\p{L})(?:yg|yang|sing|nu|si) (?!kalau|kalo|klo|kl|jadi|jd|mau|harus|lain)\p{L}+(?: (?!jadi|jd|cuma|naik|turun|tambah|nambah|lagi)\p{L}+)?\s*(?:rp\.?)?\s*$/u;

/**
 * Whether a figure only points at one that was told: after 'patungan 2jt, 3jt, sama 5jt' the message 'yang nyetor 3jt dapet brp' tells no further
 * one.
 * @param before the words of its clause before it
 * @param same figures of the same value and kind that were told before it
 * @param turn the message in which it stands
 */
export const isMention = (
  before: string,
  same: readonly { readonly turn: number }[],
  turn: number,
): boolean =>
  same.length > 0 &&
  (pointsRight.test(before) || (same.some((one) => one.turn < turn) && pointsByDeed.test(before)));
