import { inPack, type Quantity } from '../told/quantities.ts';
import { addUp } from './add-up.ts';
import { ofMeasure, type Scene, spanOf } from './leaf.ts';
import { roleOf } from '../told/roles.ts';
import { bindBundle } from '../told/bind-bundle.ts';
import { bindIngredients } from '../told/bind-ingredients.ts';
import { bindCrew } from '../told/bind-crew.ts';
import { bindLines, isOfMaking } from '../told/bind-lines.ts';
import { tellsSale } from './read-scene.ts';
import { type Noun, wholes } from '../told/words.ts';
import { itemOf as nameOf } from './sum-leaves.ts';
import { leavesOf, lineLeavesOf, unitOf } from './leaves.ts';
import { readAsk, spanAsked } from '../asked/read-ask.ts';
import { combine, type Term } from '../term.ts';

const bit = ({ id }: Quantity): number => 2 ** id;
/** Usual numbers of shorter times in a longer one, where none is told. */
const usual: readonly (readonly [string, number, number, string])[] = [
  ['hari/bulan', 30, 0.9, 'Hari sebulan (anggapan)'],
  ['hari/minggu', 7, 0.4, 'Hari seminggu (anggapan)'],
  ['minggu/bulan', 4, 1.7, 'Minggu sebulan (anggapan)'],
  ['bulan/tahun', 12, 0.1, 'Bulan setahun'],
  ['monthDays', 30, 0, 'Hari sebulan'],
  ['hundred', 100, 0, 'Seluruhnya (persen)'],
  ['thousand', 1_000, 0, 'Watt dalam satu kilowatt'],
];

const isOfOtherTime = ({ per }: Quantity, { asked }: Scene): boolean => {
  const span = spanAsked(readAsk(asked) ?? asked);
  return (
    span !== null && per.some(({ kind }) => /^(?:hari|minggu|bulan|tahun)$/u.test(kind) && kind !== span)
  );
};

/** Roles of what belongs to a bundle beside its things: its box, its card. */
const ofBundle: ReadonlySet<string | null> = new Set(['cost', 'item', null]);

/** What the figures of a conversation can be, each fact with its readings. */
export function readLeaves(all: readonly Quantity[], scene: Scene): Map<string, Term[]> {
  const bundle = bindBundle(all);
  const inBundle = new Set(bundle === null ? [] : [...bundle.parts, ...bundle.lines.map(({ sum }) => sum)]);
  const besides = new Set(
    bundle === null
      ? []
      : all.filter(
          (one) =>
            one.unit === 'rupiah' &&
            one.per.length === 0 &&
            !inBundle.has(one) &&
            ofBundle.has(roleOf(one).role),
        ),
  );
  const crew = bindCrew(all);
  const apart = new Set([...inBundle, ...besides, ...(crew?.sums ?? [])]);
  const quantities = all.filter((one) => !apart.has(one));
  const facts = new Map<string, Term[]>();
  const add = (fact: string, term: Term | null): void => {
    if (term !== null) facts.set(fact, [...(facts.get(fact) ?? []), term]);
  };
  const leafOf = (quantity: Quantity, label: string, doubt: number): Term => ({
    value: quantity.value,
    unit: unitOf(quantity),
    label,
    ids: bit(quantity),
    doubt,
    operation: null,
    of: [],
  });
  // Of amounts in kilograms and in grams all are reckoned in grams.
  const mixed = new Set(
    quantities.flatMap(({ noun }) =>
      noun !== null &&
      /^(?:gram|ml|cm)$/u.test(noun.kind) &&
      quantities.some((other) => other.noun?.kind === noun.kind && other.noun.size !== noun.size)
        ? [noun.kind]
        : [],
    ),
  );
  // 'satu resep', '1 porsi': of what the rest is told.
  const isOne = ({ unit, value, noun }: Quantity): boolean =>
    unit === 'jumlah' &&
    value === 1 &&
    noun !== null &&
    noun.size === 1 &&
    /^(?:unit|adonan|pesanan)$/u.test(noun.kind);
  const asksOfPiece = quantities.some(
    ({ unit, per }) =>
      unit === 'rupiah' &&
      per.some(({ word }) =>
        new RegExp(
          `\\b(?:per ?|se|tiap )${word}\\b[^,.]*\\b(?:berapa|brp)|\\b(?:berapa|brp)\\b[^,.]*\\b(?:per ?|se|tiap )${word}\\b`,
          'u',
        ).test(scene.asked),
      ),
  );
  const isOfSamePack = ({ per }: Quantity): boolean =>
    quantities.some(
      (other) =>
        other.unit === 'rupiah' && other.per.some(({ word }) => per.some((one) => one.word === word)),
    );
  const isSoldInPieces = ({ noun }: Quantity): boolean =>
    noun?.kind === 'unit' &&
    wholes.test(noun.word) &&
    quantities.some(
      ({ unit, per }) =>
        unit === 'rupiah' && per.some(({ word }) => /^(?:potong|slice|iris|biji|pcs)$/u.test(word)),
    ) &&
    !quantities.some(({ unit, per }) => unit === 'rupiah' && per.some(({ word }) => word === noun.word));
  const addOfBundle = (term: Term | null): void => {
    for (const [fact, doubt] of [
      ['unitCosts', 0],
      ['item', 0.1],
    ] as const)
      add(fact, term === null ? null : { ...term, doubt });
  };
  for (const { sum, count } of bundle?.lines ?? []) {
    const price = leafOf(sum, nameOf(sum, 'Harga'), 0);
    addOfBundle(
      count.value === 1 ? price : combine(price.label, 'rupiah', 'times', [price, leafOf(count, 'Isi', 0)]),
    );
  }
  for (const one of besides) addOfBundle(leafOf(one, nameOf(one, 'Kemasan'), 0));
  if (crew?.isTogether === true) {
    const each = combine(
      'Tiap orang',
      'rupiah',
      'sum',
      crew.sums.map((one) => leafOf(one, nameOf(one, 'Upah'), 0)),
    );
    const paid =
      each === null ? null : combine('Upah semua', 'rupiah', 'times', [each, leafOf(crew.count, 'Orang', 0)]);
    const [first] = crew.sums;
    const span = first === undefined ? 'semua' : spanOf(first);
    for (const fact of [`wage@${span}`, `fixedTold@${span}`, 'item']) add(fact, paid);
  }
  for (const quantity of quantities.filter((one) => !isOne(one)))
    for (const { fact, label, doubt } of leavesOf(quantity, scene)) {
      // What is told of one pack needs no number of what is in it.
      const isInside = fact === 'inPack' || (fact === 'made' && inPack.test(quantity.before));
      if (isInside && (isOfSamePack(quantity) || asksOfPiece)) continue;
      // 'ada 3 loyang, jual 8rb per potong': what is sold by the piece is not sold whole.
      if (/^(?:sold@|buyers|made$|stock$)/u.test(fact) && isSoldInPieces(quantity)) continue;
      const { noun } = quantity;
      const size =
        noun?.kind === 'unit' || noun?.kind === 'watt' || mixed.has(noun?.kind ?? '') ? (noun?.size ?? 1) : 1;
      const isPriced = quantities.some(({ per }) => per.some(({ word }) => word === noun?.word));
      add(
        fact,
        size > 1 && !isPriced
          ? { ...leafOf(quantity, `${label} (satuan)`, doubt), value: quantity.value * size }
          : leafOf(quantity, label, doubt),
      );
    }
  // 'ayam sekilo 38rb jadi 8 potong': the whole measure went into what was made.
  const isWhole = (one: Quantity): boolean => ofMeasure(one) || one.per.some(({ word }) => wholes.test(word));
  for (const sum of quantities.filter((one) => one.unit === 'rupiah' && isWhole(one)))
    if (
      scene.isBatch &&
      !quantities.some(({ noun }) =>
        sum.per.some(({ kind, word }) => (kind === 'unit' ? word === noun?.word : kind === noun?.kind)),
      ) &&
      sum.per.every(({ kind }) => kind !== 'kwh')
    )
      add('batchCost', leafOf(sum, nameOf(sum, 'Bahan'), 0.3));
  for (const bound of bindLines(quantities)) {
    const { sum, count, times, doubt, also } = bound;
    const price = leafOf(sum, 'Harga', 0);
    const number = { ...leafOf(count, 'Jumlah', 0), value: times };
    if (isOfMaking(bound) && tellsSale(quantities))
      add(
        'unitCosts',
        combine('Upah per unit', 'rupiah', 'times', [{ ...price, label: 'Upah sejam' }, number], 0.1),
      );
    const others = also === undefined ? [] : [leafOf(also, 'Banyaknya', 0)];
    for (const { fact, label, doubt: said } of lineLeavesOf(sum, scene)) {
      // What stands beside 'x' or '@' is a price, whatever its words.
      const own = doubt === 0 && fact === 'price' ? Math.min(said, 0.2) : said;
      if (
        !/^(?:item|batchCost|fixedTold@|outgo@|wage@|capital|turnover@|earned@|saving@|price$|unitCosts|voucher|bonus|paid)/u.test(
          fact,
        )
      )
        continue;
      const named = { ...price, label };
      // '3 x 1,5 m @22rb/m2, 2 lembar': so many of what is measured.
      if (/^(?:mpersegi|gram|cm)$/u.test(count.noun?.kind ?? '') && fact === 'item')
        for (const pieces of quantities.filter(
          (one, at) =>
            one.unit === 'jumlah' &&
            one.noun?.kind === 'unit' &&
            one.value > 1 &&
            roleOf(one).role !== 'made' &&
            (quantities[at - 1] === sum || one.turn > count.turn),
        ))
          add(
            'item',
            combine(label, 'rupiah', 'times', [named, number, leafOf(pieces, 'Banyaknya', 0)], doubt + 0.2),
          );
      const line = combine(label, 'rupiah', 'times', [named, number, ...others], doubt + own);
      const span =
        (also ?? count).per.find(({ kind }) => /^(?:hari|minggu|bulan|tahun)$/u.test(kind))?.kind ?? 'semua';
      if ((fact === 'price' || fact === 'unitCosts') && isOfOtherTime(sum, scene)) continue;
      if (fact === 'price') {
        if (span === 'semua') add('item', line === null ? null : { ...line, doubt: doubt + own });
        add(`sales@${span}`, line === null ? null : { ...line, doubt: doubt + own + 0.3 });
        add(`wage@${span}`, line === null ? null : { ...line, doubt: doubt + own + 0.3 });
      } else if (fact === 'unitCosts') {
        if (span === 'semua') add('batchCost', line === null ? null : { ...line, doubt: doubt + 0.3 });
        add(`wage@${span}`, line === null ? null : { ...line, doubt: doubt + 0.3 });
      } else if (fact.endsWith('@semua')) add(fact.replace('semua', span), line);
      // A wage of a day is no bill of the month that is asked.
      else if (span === 'semua' && !(fact === 'item' && isOfOtherTime(sum, scene))) add(fact, line);
    }
  }
  for (const [at, pack] of quantities.entries()) {
    const of = quantities[at - 1];
    const kind = of?.noun?.kind ?? '';
    const bought = quantities.find((one) => one !== of && one.noun?.kind === kind);
    // '2 kg', and '1 kg isi 16 butir'
    if (
      inPack.test(pack.before) &&
      of?.value === 1 &&
      /^(?:gram|ml|cm|unit)$/u.test(kind) &&
      bought !== undefined
    )
      add(
        'made',
        combine('Jumlah', 'jumlah', 'times', [leafOf(bought, 'Yang dibeli', 0), leafOf(pack, 'Isi', 0)]),
      );
  }
  for (const { sum, bought, used } of bindIngredients(quantities)) {
    const size = (noun: Noun | null): number => noun?.size ?? 1;
    const pack =
      'id' in bought
        ? { ...leafOf(bought, 'Isi yang dibeli', 0), value: bought.value * size(bought.noun) }
        : { ...leafOf(used, 'Isi yang dibeli', 0), value: bought.size, ids: 0 };
    const each = combine('Harga per satuan', 'rupiah', 'over', [leafOf(sum, 'Harga beli', 0), pack]);
    const part = { ...leafOf(used, 'Yang dipakai', 0), value: used.value * size(used.noun) };
    const term = each === null ? null : combine('Biaya bahan', 'rupiah', 'times', [each, part]);
    for (const fact of ['ingredient', 'batchCost', 'item']) add(fact, term);
  }
  for (const [fact, terms] of facts) facts.set(fact, [...terms, ...addUp(fact, terms)]);
  for (const [fact, value, doubt, label] of usual)
    if (!facts.has(fact)) add(fact, { value, unit: 'jumlah', label, ids: 0, doubt, operation: null, of: [] });
  const discounts = facts.get('discount%');
  if (discounts !== undefined) facts.set('discount2%', discounts);
  const items = facts.get('item');
  if (items !== undefined) facts.set('bill', items);
  return facts;
}
