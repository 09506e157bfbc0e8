import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readAsk } from '../asked/read-ask.ts';
import { itemOf } from '../leaves/sum-leaves.ts';
import { combine, type Term } from '../term.ts';
import type { Quantity } from '../told/quantities.ts';
import { writeFormula } from '../write-formula.ts';

const byMeasure =
  /\b(?:sesuai|menurut|berdasar\p{L}*|sebanding|seimbang|proporsional\p{L}*|tergantung)(?: (?:dengan|dgn|sama|dari|jumlah|lama\p{L}*|total|porsi|besar\p{L}*|banyak\p{L}*))* ?(?:jam|waktu|hari|kehadiran|shift|berat|timbangan|bobot|kilo|kg|setoran|jualan|penjualan|terjual|order|pesanan|produksi|hasil)\p{L}*/u;

const self = /\b(?:aku|saya|sy|gue|gw|\p{L}+ku)\s*$/u;

/** What is told of each who shares, where all of it is of one kind; null where it is not. */
function readMeasured(quantities: readonly Quantity[]): readonly Quantity[] | null {
  const counts = quantities.filter(({ unit, noun }) => unit === 'jumlah' && noun?.kind !== 'orang');
  const [first, ...others] = counts;
  const kind = first?.noun?.kind;
  if (first === undefined || others.length === 0 || kind === undefined) return null;
  const isSame = others.every(
    ({ noun }) => noun?.kind === kind && (kind !== 'unit' || noun.word === first.noun?.word),
  );
  return isSame ? counts : null;
}

/**
 * A sum that is shared by the hours, the weight or the number of pieces of each: what one of them comes to, then what each gets.
 * @param quantities all figures
 * @param turns all messages
 */
export function shareByMeasure(
  quantities: readonly Quantity[],
  turns: readonly string[],
): Calculation | null {
  if (!byMeasure.test(turns.join('. '))) return null;
  const [sum, ...sums] = quantities.filter(({ unit }) => unit !== 'jumlah');
  const counts = readMeasured(quantities);
  if (sum === undefined || sums.length > 0 || sum.unit !== 'rupiah' || counts === null) return null;
  const asked = readAsk(turns.at(-1) ?? '') ?? '';
  const parts = counts.map((one) => {
    const name = self.test(one.before.trim()) ? 'Anda' : itemOf(one, 'Lainnya');
    const term: Term = {
      value: one.value * (one.noun?.kind === 'gram' ? one.noun.size : 1),
      unit: 'jumlah',
      label: name,
      ids: 2 ** one.id,
      doubt: 0,
      operation: null,
      of: [],
    };
    const [word = ''] = /\p{L}+$/u.exec(name.toLowerCase()) ?? [];
    return {
      name,
      term,
      isAsked: name === 'Anda' ? /\b(?:aku|saya|gue|gw)\b|\p{L}ku\b/u.test(asked) : asked.includes(word),
    };
  });
  const whole = combine(
    'Seluruhnya',
    'jumlah',
    'sum',
    parts.map(({ term }) => term),
  );
  const shared: Term = {
    value: sum.value,
    unit: 'rupiah',
    label: 'Yang dibagi',
    ids: 2 ** sum.id,
    doubt: 0,
    operation: null,
    of: [],
  };
  const each = whole === null ? null : combine('Untuk satu bagian', 'rupiah', 'over', [shared, whole]);
  if (each === null) return null;
  // The one that is asked is told first, as the result.
  const inOrder = [...parts.filter(({ isAsked }) => !isAsked), ...parts.filter(({ isAsked }) => isAsked)];
  return writeFormula(
    inOrder.flatMap(
      ({ name, term }) => combine(`Bagian ${name}`, 'rupiah', 'times', [each, term], 0, true) ?? [],
    ),
  );
}
