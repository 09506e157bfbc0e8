import { understand } from '@kawanusaha/bahasa/understand';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { localData } from '#ideas/generate-business-idea/engine/compose/local/local-data.ts';
import { messages } from '../../messages.ts';

/** A figure of a place or a material with where it is from. */
type Told = { readonly content: string; readonly source: ChatSource };

const howMuch = /\b(?:berapa\p{L}*|brp\p{L}*|brapa|piro|pinten|sabaraha)\b/u;
const wage = /\b(?:um[rpk]|upah minimum)\b/u;
/** What has to be paid, or how it is reckoned, is told by entries. */
const asksElse =
  /\b(?:wajib|harus|hrs|kudu|boleh|bawah|kurang|kalau|kalo|klo|per jam|sejam|sehari|naik\p{L}*|hitung\p{L}*)\b/u;
/** The price of this day at one place is not what is kept; another question is no question for a price. */
const ofToday =
  /\b(?:hari ini|skrg|sekarang|saat ini|pagi ini|besok|jual\p{L}*|modal\p{L}*|hpp|untung\p{L}*|naik\p{L}*|turun\p{L}*|pasar|toko|agen|grosir)\b/u;
const usual = /\b(?:rata-?rata|kisaran|acuan|nasional|tercatat)\b/u;
const otherYear = /\b(?:tahun|taun|thn) (?:depan|lalu|kemarin)\b/u;

function tellWage(text: string, lower: string): Told | null {
  if (!wage.test(lower) || !howMuch.test(lower) || asksElse.test(lower) || otherYear.test(lower)) return null;
  const place = understand(text).places.find(({ via }) => via !== 'typo');
  const found = localData().provinces.get(place?.province ?? '');
  if (found === undefined || found.source === null || !found.checked) return null;
  const years = lower.match(/\b20\d\d\b/gu) ?? [];
  if (years.some((year) => Number(year) !== found.year)) return null;
  return {
    content: messages.minimumWage(found.province, found.year, formatRupiah(found.minimumWage)),
    source: {
      title: messages.wageTitle(found.province, found.year),
      source: found.source.name,
      url: found.source.url,
    },
  };
}

function tellPrice(lower: string): Told | null {
  if (!/\bharga\b/u.test(lower) || !usual.test(lower) || ofToday.test(lower)) return null;
  const words = new Set(lower.split(/[^\p{L}\d]+/u));
  const [found] = [...localData().staples.values()]
    .filter(
      ({ label, checked, source }) =>
        checked &&
        source !== null &&
        label.split(/[^\p{L}\d]+/u).every((word) => words.has(word.toLowerCase())),
    )
    .toSorted((a, b) => b.label.length - a.label.length);
  if (found === undefined || found.source === null || found.asOf === null) return null;
  const { label, unit, price, asOf, source } = found;
  return {
    content: messages.staplePrice(label, `${formatRupiah(price)} per ${unit}`, asOf),
    source: { title: messages.priceTitle(label), source: source.name, url: source.url },
  };
}

/**
 * The minimum wage of a province or the price of a material, as an admin keeps it or the product brings it along, each with its date and
 * source; null where none is asked, or where what is known is of another year or was not read on its page.
 * @param text as it was written
 */
export function tellLocalFigure(text: string): Told | null {
  const lower = text.toLowerCase();
  return tellWage(text, lower) ?? tellPrice(lower);
}
