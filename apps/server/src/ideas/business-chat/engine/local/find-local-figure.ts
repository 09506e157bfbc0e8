import { understand } from '@kawanusaha/bahasa/understand';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { localData } from '#ideas/generate-business-idea/engine/compose/local/local-data.ts';
import { messages } from '../../messages.ts';

/** A figure of a place or a material with how it is told and where it is from. */
export type LocalTold = { readonly rupiah: number; readonly content: string; readonly source: ChatSource };

const wage = /\b(?:um[rpk]|upah minimum)\b/u;
const otherYear = /\b(?:tahun|taun|thn) (?:depan|lalu|kemarin)\b/u;
const usual = /\b(?:rata-?rata|kisaran|acuan|nasional|tercatat)\b/u;

/** The minimum wage of the province in which a place lies that a text names; null where it is of another year or was not read on its page. */
export function findWage(text: string, lower: string): LocalTold | null {
  if (!wage.test(lower) || otherYear.test(lower)) return null;
  const place = understand(text).places.find(({ via }) => via !== 'typo');
  const found = localData().provinces.get(place?.province ?? '');
  if (found === undefined || found.source === null || !found.checked) return null;
  const years = lower.match(/\b20\d\d\b/gu) ?? [];
  if (years.some((year) => Number(year) !== found.year)) return null;
  return {
    rupiah: found.minimumWage,
    content: messages.minimumWage(found.province, found.year, formatRupiah(found.minimumWage)),
    source: {
      title: messages.wageTitle(found.province, found.year),
      source: found.source.name,
      url: found.source.url,
    },
  };
}

/** The usual price of the material that a text names; null where none of this kind is asked or none is known. */
export function findStaple(lower: string): (LocalTold & { readonly unit: string }) | null {
  if (!/\bharga\b/u.test(lower) || !usual.test(lower)) return null;
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
    rupiah: price,
    unit,
    content: messages.staplePrice(label, `${formatRupiah(price)} per ${unit}`, asOf),
    source: { title: messages.priceTitle(label), source: source.name, url: source.url },
  };
}
