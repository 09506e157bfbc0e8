import { readQuestion, type ReadQuestion } from '../../read-question.ts';
import type { Spoken } from '../spoken.ts';

/** Asked of any business, so they name none: 'izin apa yang kudu dilengkapi' is of what was told before. */
const ofAny: ReadonlySet<string> = new Set([
  'perizinan',
  'modal',
  'uang',
  'berjualan',
  'kewirausahaan',
  'administrasi',
]);

/** Whether a concept can be asked of any business, so that it names no subject. */
export const isOfAny = (id: string): boolean => ofAny.has(id);

/**
 * Whether a question names a thing or deed that was not spoken of before.
 * @param question as read
 * @param state what was spoken of before
 */
export function namesOwn(
  { features, products, isBare }: Pick<ReadQuestion, 'features' | 'products' | 'isBare'>,
  state: Pick<Spoken, 'features' | 'said'>,
): boolean {
  if (isBare) return false;
  const said = readQuestion(state.said).products;
  return (
    [...features].some(
      (feature) => feature.startsWith('c:') && !isOfAny(feature.slice(2)) && !state.features.has(feature),
    ) || [...products].some((product) => !said.has(product))
  );
}
