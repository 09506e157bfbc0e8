import type { CalculationFigures } from '../calculation.ts';
import { number, rupiah } from './figure-words.ts';

const daysOfMonth = 30;
const everyWord: Readonly<Record<number, string>> = { 1: 'sehari', 7: 'seminggu', 30: 'sebulan' };
const every = (days: number): string => everyWord[days] ?? `tiap ${number.format(days)} hari`;

/** A number of days, from a month on with its months beside it. */
const daysInWords = (days: number): string =>
  days < daysOfMonth
    ? `${number.format(days)} hari`
    : `${number.format(days)} hari (sekitar ${number.format(days / daysOfMonth)} bulan)`;

/**
 * Savings: how long until a target is reached, what a target takes each day and month, or what has been saved after a time; null while two of
 * target, part and time are missing.
 */
export function explainSaving({
  total,
  opening = 0,
  income,
  days = 1,
  units,
}: CalculationFigures): string | null {
  if (income !== undefined && (income <= 0 || days <= 0)) return null;
  const left = total === undefined ? 0 : Math.max(0, total - opening);
  const lead = opening === 0 ? '' : ` − ${rupiah(opening)}`;
  if (total !== undefined && income !== undefined) {
    const times = Math.ceil(left / income);
    return [
      `Terkumpul ${rupiah(total)} dalam ${daysInWords(times * days)}.`,
      `Rumus: (${rupiah(total)}${lead}) : ${rupiah(income)} ${every(days)} = ${number.format(times)} kali, dibulatkan ke atas.`,
    ].join('\n');
  }
  if (units === undefined || units <= 0) return null;
  if (total !== undefined) {
    const each = Math.ceil(left / units);
    const ofMonth = Math.ceil((left * daysOfMonth) / units);
    return [
      units < daysOfMonth
        ? `Sisihkan ${rupiah(each)} sehari.`
        : `Sisihkan ${rupiah(each)} sehari, atau ${rupiah(ofMonth)} sebulan.`,
      `Rumus: (${rupiah(total)}${lead}) : ${number.format(units)} hari = ${rupiah(each)}, dibulatkan ke atas; sebulan dihitung 30 hari.`,
    ].join('\n');
  }
  if (income === undefined) return null;
  const times = Math.floor(units / days);
  // A part of each year tells nothing of a month.
  if (times === 0) return null;
  return [
    `Terkumpul ${rupiah(opening + times * income)} dalam ${daysInWords(units)}.`,
    `Rumus: ${opening === 0 ? '' : `${rupiah(opening)} + `}${number.format(times)} x ${rupiah(income)} ${every(days)}; sebulan dihitung 30 hari.`,
  ].join('\n');
}

/** What a device costs in electricity at the tariff that is told; null while a figure is missing. */
export function explainElectricity({ watts, hours, days = 1, price }: CalculationFigures): string | null {
  if (watts === undefined || hours === undefined || price === undefined) return null;
  if (watts <= 0 || hours <= 0 || hours > 24 || days <= 0 || price <= 0) return null;
  const used = (watts / 1_000) * hours * days;
  const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });
  const kilowattHours = exact.format(used);
  const cost = Math.round(used * price);
  return [
    `Biaya listriknya ${rupiah(cost)} untuk ${number.format(days)} hari (${kilowattHours} kWh).`,
    `Rumus: ${exact.format(watts)} watt : 1.000 x ${exact.format(hours)} jam x ${number.format(days)} hari = ${kilowattHours} kWh; x Rp\u00a0${exact.format(price)} = ${rupiah(cost)}.`,
    'Alat bertermostat tidak menyala terus pada daya penuh, jadi tagihannya dapat lebih kecil.',
  ].join('\n');
}

/** What a parcel costs where each begun kilogram is paid; null while a figure is missing. */
export function explainShipping({ grams, price }: CalculationFigures): string | null {
  if (grams === undefined || price === undefined || grams <= 0 || price <= 0) return null;
  const kilograms = Math.ceil(grams / 1_000);
  const weight = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 }).format(grams / 1_000);
  return [
    `Ongkos kirim ${rupiah(kilograms * price)}.`,
    `Rumus: ${weight} kg dibulatkan ke atas menjadi ${number.format(kilograms)} kg x ${rupiah(price)} = ${rupiah(kilograms * price)}.`,
    'Sebagian ekspedisi memberi toleransi beberapa ratus gram, dan barang besar yang ringan dihitung menurut ukurannya; pastikan di loketnya.',
  ].join('\n');
}
