import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import { findStaple, findWage } from './find-local-figure.ts';

/** A figure of a place or a material with where it is from. */
type Told = { readonly content: string; readonly source: ChatSource };

const howMuch = /\b(?:berapa\p{L}*|brp\p{L}*|brapa|piro|pinten|sabaraha)\b/u;
/** What has to be paid, or how it is reckoned, is told by entries. */
const asksElse =
  /\b(?:wajib|harus|hrs|kudu|boleh|bawah|kurang|kalau|kalo|klo|per jam|sejam|sehari|naik\p{L}*|hitung\p{L}*)\b/u;
/** The price of this day at one place is not what is kept; another question is no question for a price. */
const ofToday =
  /\b(?:hari ini|skrg|sekarang|saat ini|pagi ini|besok|jual\p{L}*|modal\p{L}*|hpp|untung\p{L}*|naik\p{L}*|turun\p{L}*|pasar|toko|agen|grosir)\b/u;

/**
 * The minimum wage of a province or the price of a material, as an admin keeps it or the product brings it along, each with its date and
 * source; null where none is asked, or where what is known is of another year or was not read on its page.
 * @param text as it was written
 */
export function tellLocalFigure(text: string): Told | null {
  const lower = text.toLowerCase();
  const wage = howMuch.test(lower) && !asksElse.test(lower) ? findWage(text, lower) : null;
  return wage ?? (ofToday.test(lower) ? null : findStaple(lower));
}
