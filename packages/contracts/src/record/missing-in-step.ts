import { type IdeaRecord, isKeptStep, isStepDone, type KeptStep, type StepData } from './idea-record.ts';
import { listPermits } from './permits-step.ts';

const asks: { [Step in KeptStep]: (data: StepData[Step]) => string } = {
  2: () => 'tulis satu hal yang paling sering Anda dengar dari pembeli',
  3: ({ people }) =>
    people > 0
      ? 'isi nama dan harga satu pesaing'
      : 'isi nama dan harga satu pesaing, dan jumlah orang di jangkauan Anda',
  4: () => 'terbitkan proyek yang mencari teman satu tim',
  5: ({ sold }) => (sold === null ? 'lakukan ujinya dan catat hasilnya' : 'pilih keputusan dari hasil uji'),
  6: () => 'tulis mengapa harganya sekian',
  7: () => 'tulis apa yang Anda lakukan bila kas menipis',
  8: ({ name }) =>
    name.trim() === '' ? 'isi nama usaha' : 'cari merek serupa di pangkalan data DJKI, lalu centang',
  9: () => 'susun ulang sampai ada 30 kiriman',
  10: (data) =>
    `centang setelah ada: ${listPermits(data)
      .flatMap(({ key, label, isVoluntary }) => (isVoluntary || data.done.includes(key) ? [] : [label]))
      .join('; ')}`,
  11: () => 'isi tanggal Anda mulai mencatat',
  12: ({ decision }) => (decision === null ? 'pilih keputusan dan tulis alasannya' : 'tulis alasannya'),
};

/** What a step that keeps something still asks for, as a request without a capital or a full stop; null once it is done. */
export function missingInStep(record: IdeaRecord, step: number): string | null {
  if (!isKeptStep(step) || isStepDone(record, step)) return null;
  const data = record[step];
  return data === undefined ? null : (asks[step] as (given: unknown) => string)(data);
}
