import { readFigures } from '../read/read-figures.ts';

/** Asks for the part of one, or of each: 'yang paling dikit dapatnya berapa', 'masing-masing berapa'. */
const ofOne =
  /\b(?:masing\S*|seorang|per ?orang|tiap orang|se(?:tiap )?orang|bagian\w*|kebagian|paling (?:kecil|sedikit|dikit|besar|banyak|gede)|(?:yang|yg|si|aku|saya|dia|temen\w*|teman\w*) (?:\S+ ){0,3}(?:dapat|dapet|dpt|terima)\w*)\b[^.?!]{0,25}\b(?:brp|berapa|brapa|piro|pinten)\b/u;

/** What is no part of the profit that was shared. */
const ofOther =
  /%|\b(?:persen|gaji\w*|upah\w*|karyawan|pegawai|harga\w*|modal\w*|biaya\w*|h?utang\w*|koin|coin)\b/u;
/** Says that it is shared otherwise. */
const otherCase =
  /\b(?:(?:di)?bagi\w*|jadi|jd|kalau|kalo|klo|kl|misal\w*|keluar|mundur|masuk|nambah|tambah)\b/u;

/**
 * Whether a message asks again for the parts of a profit that was just shared.
 * @param text as it was written
 */
export function asksShare(text: string): boolean {
  const lower = text.toLowerCase();
  return ofOne.test(lower) && !ofOther.test(lower);
}

/** The same without another case or figure, so that what was worked out is the answer once more. */
export const asksSameShare = (text: string): boolean =>
  asksShare(text) && !otherCase.test(text.toLowerCase()) && readFigures(text).length === 0;
