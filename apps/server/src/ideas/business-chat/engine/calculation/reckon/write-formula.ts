import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { type Formula, formulaInputs } from '@kawanusaha/contracts/finance/formula';
import { countsThings } from './counted-thing.ts';
import type { Term } from './term.ts';

/**
 * Readings as a calculation whose figures can be changed; null where they have more figures than a form can show.
 * @param readings the one that is asked last
 * @param thing what is counted, where a result counts things
 */
export function writeFormula(readings: readonly Term[], thing?: string): Calculation | null {
  const terms: Formula['terms'][number][] = [];
  const steps: Formula['steps'][number][] = [];
  const inputs: Calculation['inputs'] = {};
  const places = new Map<Term, (typeof formulaInputs)[number] | number>();
  const write = (one: Term): (typeof formulaInputs)[number] | number | null => {
    const known = places.get(one);
    if (known !== undefined) return known;
    if (one.operation === null) {
      const name = formulaInputs[terms.length];
      if (name === undefined) return null;
      terms.push({ name, label: one.label, unit: one.unit });
      inputs[name] = one.value;
      places.set(one, name);
      return name;
    }
    const of = one.of.map(write);
    if (of.some((part) => part === null)) return null;
    const isOfThings = thing !== undefined && one.unit === 'jumlah' && countsThings.test(one.label);
    steps.push({
      ...(isOfThings ? { thing } : {}),
      label: one.label,
      unit: one.unit,
      operation: one.operation,
      of: of.flatMap((part) => (part === null ? [] : [part])),
    });
    places.set(one, steps.length - 1);
    return steps.length - 1;
  };
  const isWritten = readings.map(write).every((place) => place !== null);
  return !isWritten || steps.length === 0 ? null : { kind: 'langkah', inputs, formula: { terms, steps } };
}
