import { inPack, type Quantity } from './quantities.ts';
import { type Noun, spans } from './words.ts';

const ofEach = /(?<!\p{L})(?:masing|tiap|setiap)(?: (?!orang)\p{L}+)*\s*$/u;
const ofTime = ({ kind }: Noun): boolean => spans.some((span) => span === kind);
/** Into how many pieces one of them is cut. */
const isCut = /^\s*(?:di)?(?:potong|iris|bagi|pecah|belah)(?: (?:jadi|jd))?\s*$/u;
const isCounted = ({ unit, noun }: Quantity): boolean =>
  unit === 'jumlah' && (noun === null || (noun.kind === 'unit' && noun.size === 1));
/** Hours and times that each thing takes: '6 video, tiap video 3 jam'; those of persons are paid to each of them. */
const isTaken = ({ unit, noun }: Quantity): boolean =>
  unit === 'jumlah' && /^(?:jam|kali)$/u.test(noun?.kind ?? '');

/** The number of places, packs or persons in each of which another number is told; undefined where it is told of none. */
function containerOf(inner: Quantity, before: readonly Quantity[]): Quantity | undefined {
  const own = before.filter(
    ({ unit, noun, value, turn }) =>
      unit === 'jumlah' &&
      value > 1 &&
      turn === inner.turn &&
      (noun?.kind === 'unit' ||
        (noun?.kind === 'adonan' && isCounted(inner)) ||
        (noun?.kind === 'orang' && !isTaken(inner))),
  );
  const named = own.findLast(({ noun }) =>
    inner.per.some(({ kind, word }) => kind === noun?.kind && (kind !== 'unit' || word === noun.word)),
  );
  if (named !== undefined) return named;
  const last = before.at(-1);
  if (last?.unit === 'rupiah' && isCut.test(inner.before))
    return own.find(({ noun }) => last.per.some(({ word }) => word === noun?.word));
  if (last === undefined || !inner.per.every(ofTime) || !ofEach.test(inner.before)) return undefined;
  // 'upah 2 penjahit 25rb per baju, masing-masing 6 baju'
  const [sole, ...more] = own;
  if (last.unit === 'rupiah' && sole?.noun?.kind === 'orang' && more.length === 0) return sole;
  return own.includes(last) ? last : undefined;
}

/**
 * The figures of a conversation where a number that is told of each of several is told of all of them: '4 toko masing-masing 25 biji' are 100.
 * The number of those stays only where a sum is told of one of them.
 * @param quantities as they were told
 */
export function countInEach(quantities: readonly Quantity[]): Quantity[] {
  const spent = new Set<Quantity>();
  const counted = quantities.map((inner, at) => {
    const outer =
      isCounted(inner) || isTaken(inner) ? containerOf(inner, quantities.slice(0, at)) : undefined;
    if (outer === undefined || spent.has(outer)) return inner;
    const isPriced = quantities.some(
      ({ unit, per }) => unit === 'rupiah' && per.some(({ word }) => word === outer.noun?.word),
    );
    if (!isPriced) spent.add(outer);
    return {
      ...inner,
      value: inner.value * outer.value,
      per: inner.per.filter(
        ({ kind, word }) => kind !== outer.noun?.kind || (kind === 'unit' && word !== outer.noun.word),
      ),
      before: inner.before.replace(inPack, ' '),
    };
  });
  return counted.filter((_one, at) => !spent.has(quantities[at] as Quantity));
}
