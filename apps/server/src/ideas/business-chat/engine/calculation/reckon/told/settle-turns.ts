import { readAsk } from '../asked/read-ask.ts';
import type { Quantity } from './quantities.ts';
import { bindBundle } from './bind-bundle.ts';
import { putFor, readDenied } from './denied-figures.ts';
import { asThousands, isUnclear, replacedBy, retoldOf, shortOf } from './replaced-by.ts';
import { roleOf } from './roles.ts';
import { isCalled, isShift, isSupposedShift, shiftFigure } from './shift-figure.ts';
import { isNamedAs, ofAllExpenses } from './same-name.ts';

/** Follows by how much something rises or falls: 'naik 10rb jadi 30rb', 'ditambah 500rb jadi 2jt'. */
const becomesThen = /^\s*(?:jadi|jd|menjadi|dadi)\s*(?:rp\.?)?\s*$/u;
const steps = /(?<!\p{L})\p{L}{0,3}(?:naik|nambah|tambah|turun|kurang)\p{L}*\s*(?:rp\.?)?\s*$/u;
/** Repeats a result: 'brarti 400 cup ya bepnya'. */
const repeats =
  /\b(?:be?rarti|brti|oh|oke|ok|jadi)\b(?!.*\b(?:kalau|kalo|klo)\b).*\b(?:ya|yah|dong|kan|y)\b/u;

/** The figures without those that only tell by how much another one came to be what it is. */
const leaveOutSteps = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.flatMap((one, at) => {
    const [next, previous] = [quantities[at + 1], quantities[at - 1]];
    const isStep = (step: Quantity, result: Quantity): boolean =>
      step.turn > 0 &&
      step.turn === result.turn &&
      step.unit === 'rupiah' &&
      result.unit === 'rupiah' &&
      steps.test(step.before) &&
      becomesThen.test(result.before);
    if (next !== undefined && isStep(one, next)) return [];
    return previous !== undefined && isStep(previous, one)
      ? [{ ...one, before: `${previous.before}${one.before}`, lead: `${previous.lead}${one.lead}` }]
      : [one];
  });

/**
 * The figures of a conversation as they stand after its last message: a later one of the same role in the place of the earlier one, with its
 * role where it has no words of its own; a rise or a fall reckoned into the figure that it is of.
 * @param told as they were told
 * @param turns the messages in lower case
 */
export function settleTurns(told: readonly Quantity[], turns: readonly string[]): Quantity[] {
  const quantities = leaveOutSteps(told);
  let known: Quantity[] = [];
  const denied = new Map<Quantity, Quantity | null>();
  const anew = new Set<Quantity>();
  for (const [place, quantity] of quantities.entries()) {
    const turn = turns[quantity.turn] ?? '';
    if (quantity.turn > 0 && quantities[place - 1]?.turn !== quantity.turn) {
      const own = quantities.filter((other) => other.turn === quantity.turn);
      for (const one of retoldOf(own, known)) anew.add(one);
      for (const [one, was] of readDenied(own, known)) denied.set(one, was);
    }
    const was = denied.get(quantity);
    if (was !== undefined) {
      if (was !== null) known = known.map((one) => (one === was ? putFor(quantity, was) : one));
      continue;
    }
    // 'omzet 6 juta', then 'naik 15% jadi berapa': both are shown.
    const isSole =
      quantity.unit === 'persen' &&
      known.length === 1 &&
      turns.slice(0, -1).every((one) => readAsk(one) === null);
    const isSupposed = isSupposedShift(quantity, quantities);
    const isStep = (isShift(quantity) && !isSole) || isSupposed;
    const shift = isStep
      ? shiftFigure(
          isSupposed ? { ...quantity, turn: quantity.turn + 1, firstTurn: quantity.turn } : quantity,
          known,
        )
      : null;
    const short = quantity.turn > 0 && shift === null ? shortOf(quantity, known, turn) : null;
    if (short !== null) {
      known = known.map((one) => (one.id === short.id ? short : one));
      continue;
    }
    if (quantity.turn > 0 && repeats.test(turn) && known.some((one) => one.turn < quantity.turn)) continue;
    // 'margin tetap 25%' is the one of before.
    if (
      /\b(?:ttp|tetap|ttep|tetep)\s*$/u.test(quantity.before) &&
      known.some((one) => one.unit === quantity.unit && one.value === quantity.value)
    )
      continue;
    if (shift !== null) {
      if (shift === 'unclear') known.push({ ...quantity, isUnclear: true });
      else known = known.map((one) => (one === shift.was ? { ...one, value: shift.value } : one));
      continue;
    }
    const whole = quantity.turn > 0 ? ofAllExpenses(quantity, known) : [];
    const [first] = whole;
    if (first !== undefined) {
      known = known.flatMap((one) =>
        one === first
          ? [
              {
                ...quantity,
                per: quantity.per.length > 0 ? quantity.per : first.per,
                id: first.id,
                isLater: true,
              },
            ]
          : whole.includes(one)
            ? []
            : [one],
      );
      continue;
    }
    // How many bundles are sold says nothing of what is in one.
    const parts = bindBundle(known)?.parts ?? [];
    const changeable = known.filter(
      (one) => !parts.includes(one) || (one.noun !== null && isCalled(quantity, one.noun)),
    );
    const replaced =
      isStep && quantity.unit === 'persen'
        ? null
        : replacedBy(quantity, changeable, turn, anew.has(quantity));
    const value = replaced === null ? quantity.value : asThousands(quantity, replaced);
    if (replaced === null)
      known.push(isUnclear(quantity, known) ? { ...quantity, isUnclear: true } : quantity);
    else {
      const { role, isNear } = roleOf(quantity);
      // 'laku turun jadi 34': it is sold as before, not made.
      const isBecome = role === 'made' && roleOf(replaced).role !== 'made';
      const isRenamed = roleOf(replaced).role !== role && isNamedAs(quantity, replaced);
      const words =
        role !== null && isNear && !isBecome && !isRenamed
          ? {}
          : {
              before: replaced.before,
              after: replaced.after,
              lead: replaced.lead,
              clause: replaced.clause,
            };
      const base = /\bdari (?:harga|modal|omzet|omset|hpp)|^\s*(?:nya )?(?:dari|dr)\b/u;
      const kept =
        quantity.unit === 'persen' && base.test(replaced.after) && !base.test(quantity.after)
          ? { after: replaced.after }
          : {};
      const per = quantity.per.length > 0 ? quantity.per : replaced.per;
      known = known.map((one) =>
        one === replaced
          ? {
              ...quantity,
              value,
              ...words,
              ...kept,
              per,
              noun: quantity.noun ?? replaced.noun,
              id: replaced.id,
              place: replaced.place,
              firstTurn: replaced.firstTurn ?? replaced.turn,
              isLater: true,
            }
          : one,
      );
    }
  }
  // 'gagal 10 jadi cuma 50': what is left of 60 is told, so that what failed is in it.
  return known.filter((one) => {
    if (one.unit !== 'jumlah' || roleOf(one).role !== 'waste') return true;
    const made = known.find(
      (other) => other.turn === one.turn && other.isLater === true && roleOf(other).role === 'made',
    );
    return (
      made === undefined ||
      !quantities.some((other) => other.turn < one.turn && other.value === made.value + one.value)
    );
  });
}
