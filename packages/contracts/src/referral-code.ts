/**
 * Reads a referral code from what was typed or pasted (spec §5): of a link, the value of `?ref=` or `&ref=`; else the text itself; uppercased.
 * In: text of the field or of the address. Out: the code, or `''` when there is none (a link without `ref`, or with an empty one).
 */
export function extractReferralCode(text: string): string {
  const trimmed = text.trim();
  const looksLikeLink = /[?&/]/.test(trimmed);
  const found = looksLikeLink ? (/[?&]ref=([^&#\s]*)/i.exec(trimmed)?.[1] ?? '') : trimmed;
  return decodeLeniently(found).trim().toUpperCase();
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
