import { understand } from '@kawanusaha/bahasa/understand';
import { describeRegion } from '#ideas/generate-business-idea/engine/compose/local/describe-region.ts';
import { localData } from '#ideas/generate-business-idea/engine/compose/local/local-data.ts';

const mostPrices = 5;

/**
 * Figures with date and source, as the desk keeps them or the product brings them along, that a provider may lean on: of the region that a
 * message names, of the materials that it names, and the rates of the whole country.
 * @param text the person's messages
 */
export function groundChat(text: string) {
  const place = understand(text).places.find(({ via }) => via !== 'typo');
  const words = new Set(text.toLowerCase().split(/[^\p{L}\d]+/u));
  const { staples, rates } = localData();
  const prices = [...staples.values()]
    .filter(
      ({ label, checked }) =>
        checked && label.split(/[^\p{L}\d]+/u).every((word) => words.has(word.toLowerCase())),
    )
    .slice(0, mostPrices);
  return {
    wilayah: place === undefined ? null : describeRegion(place.name),
    harga_bahan: prices.map(({ label, unit, price, asOf, source }) => ({
      bahan: label,
      rupiah: price,
      per: unit,
      per_tanggal: asOf,
      sumber: source?.name ?? null,
      link: source?.url ?? null,
    })),
    tarif: [...rates.values()].map(({ label, unit, value, asOf, source }) => ({
      nama: label,
      angka: value,
      satuan: unit,
      per_tanggal: asOf,
      sumber: source?.name ?? null,
      link: source?.url ?? null,
    })),
  };
}
