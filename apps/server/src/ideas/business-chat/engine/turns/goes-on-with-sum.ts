import { corrects } from '../calculation/reckon/asked/corrects.ts';
import { normalize } from '../calculation/reckon/told/normalize.ts';
import { isTakingBack } from '../calculation/reckon/told/taken-back.ts';
import type { ReadQuestion } from '../read-question.ts';

/** Goes on with the figures of before, however much else it says: 'brarti sebulan 26 hari untung berapa'. */
const drawsSum = /^\s*(?:(?:be?)?rarti|brti|jadi|jd|total\p{L}*)\b/iu;

const borrows = /\b(?:kur|kredit|\p{L}{0,2}pinj[ae]m\p{L}*|minj[ae]m\p{L}*)\b/iu;

/** Tells how a loan of before is paid back: 'lunasin setahun, tiap bulan setor berapa'. */
const paysBack =
  /\b(?:\p{L}{0,3}lunas\p{L}*|setor\p{L}*|\p{L}{0,3}cicil\p{L}*|\p{L}{0,3}angsur\p{L}*)(?!\p{L})/iu;

const figure = /(?<!\p{L})\d/u;
/** Supposes another figure, or says that one is missing in what was reckoned. */
const supposesFigure =
  /^\s*(?:(?:nah|terus|trus|trs|eh|oh|oke|ok|tapi|tp|lha|lah)[\s,]+)*(?:kalau|kalo|klo|kl|misal\p{L}*|ternyata|gimana kalau|gimana kalo)(?!\p{L})|(?<!\p{L})(?:belum|blm|blum) (?:ke|di)?(?:hitung|itung|masuk|termasuk)\p{L}*/u;

/**
 * Whether a message tells another figure of a sum of before: 'kalo sewonyo naek jadi 750'. Whatever its words are, it is about that sum.
 * @param text what it says
 * @param before the person's messages before it, oldest first
 */
export const changesFigure = (text: string, before: readonly string[]): boolean =>
  figure.test(text) && before.some((one) => figure.test(one)) && supposesFigure.test(normalize(text));

/**
 * Whether a message goes on with the figures of those before it.
 * @param text what it says
 * @param question the same, as read
 * @param before the person's messages of the same subject, oldest first
 */
export const goesOnWithSum = (
  text: string,
  { isLeaning }: Pick<ReadQuestion, 'isLeaning'>,
  before: readonly string[],
): boolean =>
  isLeaning ||
  changesFigure(text, before) ||
  drawsSum.test(text) ||
  corrects.test(text) ||
  isTakingBack(text) ||
  (paysBack.test(text) && borrows.test(before.join(' ')));
