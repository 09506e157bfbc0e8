import * as z from 'zod/mini';
import { type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';
import { withinSentence } from './within-sentence.ts';

/** What is to be looked at before a name is painted on anything. */
export const nameChecks = [
  ['pdki', 'Merek serupa dicari di pangkalan data DJKI'],
  ['account', 'Nama akun di media sosial masih ada'],
  ['phone', 'Tiga orang menulisnya benar setelah mendengar lewat telepon'],
] as const;
export type NameCheck = (typeof nameChecks)[number][0];

export const longestName = 60;

/** Step 8: the name, its one sentence, what was checked, and which lines of the label are ready. */
export const nameStepSchema = z.object({
  name: stepText(longestName),
  tagline: stepText(120),
  checked: z.array(z.enum(nameChecks.map(([key]) => key))).check(z.maxLength(nameChecks.length)),
  labelReady: z.array(stepText(40)).check(z.maxLength(12)),
});
export type NameStep = z.infer<typeof nameStepSchema>;

/** What the label of packed food has to say (Peraturan BPOM 31/2018), and what any product should. */
const foodLabel = [
  ['name', 'Nama produk'],
  ['ingredients', 'Daftar bahan, alergen ditebalkan'],
  ['weight', 'Berat bersih atau isi bersih'],
  ['maker', 'Nama dan alamat produsen'],
  ['halal', 'Keterangan halal bagi yang diwajibkan'],
  ['date', 'Tanggal dan kode produksi'],
  ['expiry', 'Keterangan kedaluwarsa'],
  ['number', 'Nomor izin edar, misalnya P-IRT'],
  ['origin', 'Asal usul bahan tertentu'],
] as const;
const otherLabel = [
  ['name', 'Nama produk atau jasa'],
  ['size', 'Ukuran, isi, atau isi paket'],
  ['use', 'Cara pakai dan cara merawat, dalam bahasa Indonesia'],
  ['maker', 'Nama dan nomor yang dapat dihubungi'],
  ['price', 'Harga penuh, termasuk biaya tambahan'],
] as const;

const foodPermits = /SPP-IRT|[Pp]angan|[Mm]akanan|PSAT/;

/** What the label of this idea has to say, by what its permits tell of its kind. */
export const labelLines = ({
  permits,
}: Pick<StepBasis['result'], 'permits'>): readonly (readonly [string, string])[] =>
  permits.some((permit) => foodPermits.test(permit)) ? foodLabel : otherLabel;

/** One sentence from what is sold and the first group of buyers that the idea names; empty where it names none or too many words. */
function draftTagline({ product, unit, targetMarket }: StepBasis['result']): string {
  const [first = ''] = targetMarket.split(/[;.,]/);
  const sold = product ?? unit;
  const line = `${sold.charAt(0).toUpperCase()}${sold.slice(1)} untuk ${withinSentence(first)}`;
  return first.trim() === '' || line.length > 120 ? '' : line;
}

/** A first filling: the idea's own title. */
export const draftNameStep = ({ title, result }: StepBasis): NameStep => ({
  name: title.slice(0, longestName),
  tagline: draftTagline(result),
  checked: [],
  labelReady: [],
});

/** Whether a name stands and it was looked up as a brand. */
export const isNameStepDone = ({ name, checked }: NameStep): boolean =>
  name.trim() !== '' && checked.includes('pdki');

/** The step as documents say it. */
export function reportNameStep(step: NameStep, { result }: StepBasis): StepBlock[] {
  const ready = labelLines(result).filter(([key]) => step.labelReady.includes(key));
  return [
    ...textBlock('Nama', step.name),
    ...textBlock('Kalimat pengenal', step.tagline),
    ...textBlock(
      'Sudah diperiksa',
      nameChecks.flatMap(([key, label]) => (step.checked.includes(key) ? [label] : [])).join('; '),
    ),
    ...textBlock('Isi label yang siap', ready.map(([, label]) => label).join('; ')),
  ];
}
