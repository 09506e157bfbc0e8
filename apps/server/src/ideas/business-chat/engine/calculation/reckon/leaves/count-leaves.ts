import { leaf, type Leaf, spanOf } from './leaf.ts';
import { inPack, type Quantity } from '../told/quantities.ts';
import type { Role } from '../told/role-tables.ts';
import { sees } from '../told/role-words.ts';
import { spans } from '../told/words.ts';

const daysOfWeek = 7;
/** Fewer days than this are none on which is sold in a month. */
const fewestDays = 10;

/** Says of a measure that so much came out of what was bought. */
const yields =
  /(?<!\p{L})(?:panen|hasil|jadi|dapat|dapet|dpt)(?:nya|an)?(?: (?:total|semua|kira|sekitar|cuma|cm|hanya|jadi|bersih))*\s*$/u;

/** What a number of things, persons or times can be. */
export function countLeaves(quantity: Quantity, role: Role | null): Leaf[] {
  const { noun, per, after, before } = quantity;
  const kind = noun?.kind ?? '';
  const spanned = spanOf(quantity);
  if (spans.some((span) => span === kind)) {
    const longer = per.filter((one) => spans.some((span) => span === one.kind) && one.kind !== kind);
    const said = longer[0]?.kind;
    if (kind === 'hari' && role === 'absent') return [leaf('off', 'Hari tidak masuk')];
    if (kind === 'hari' && /\b(?:libur|tutup|off)(?:nya|an)?\b[^,.]*$/u.test(before))
      return [leaf('off', 'Hari libur')];
    if (said !== undefined)
      return [leaf(`${kind}/${said}`, `${kind.charAt(0).toUpperCase()}${kind.slice(1)} se${said}`)];
    const usual =
      kind === 'jam'
        ? ['hari']
        : kind === 'hari'
          ? ['bulan', 'minggu']
          : kind === 'minggu'
            ? ['bulan']
            : ['tahun'];
    const fits = (span: string): boolean =>
      kind !== 'hari' || (span === 'minggu' ? quantity.value <= daysOfWeek : quantity.value >= fewestDays);
    return [
      leaf(`n:${kind}`, kind.charAt(0).toUpperCase() + kind.slice(1)),
      ...usual
        .filter(fits)
        .map((span) =>
          leaf(`${kind}/${span}`, `${kind.charAt(0).toUpperCase()}${kind.slice(1)} se${span}`, 0.1),
        ),
    ];
  }
  if (sees.test(`${before} ${noun?.word ?? ''} ${quantity.isFollowed ? '' : after}`))
    return [leaf(`seen@${spanned}`, 'Yang melihat'), ...countsOf(quantity, role)];
  return countsOf(quantity, role);
}

/** What a number can be that is of no time. */
function countsOf(quantity: Quantity, role: Role | null): Leaf[] {
  const { noun, after, before } = quantity;
  const kind = noun?.kind ?? '';
  const spanned = spanOf(quantity);
  if (kind === 'watt') return [leaf('watt', 'Daya (watt)')];
  if (kind === 'orang')
    return [
      leaf('people', 'Orang'),
      leaf(`sold@${spanned}`, 'Peserta', role === 'sold' ? 0 : 0.6),
      leaf('buyers', 'Pembeli', 0.6),
      ...(role === 'sold' ? [leaf('visitors', 'Peserta')] : []),
    ];
  if (kind === 'kali')
    return spanned === 'semua' ? [leaf('times', 'Kali')] : [leaf(`sold@${spanned}`, 'Kali')];
  if (kind === 'gram' || kind === 'ml' || kind === 'cm')
    return [
      leaf('made', 'Jumlah', yields.test(before) ? 0.2 : 1.6),
      leaf('measured', 'Banyaknya'),
      leaf('stock', 'Stok', role === 'stock' ? 0 : 1.2),
      ...(spanned === 'semua' ? [] : [leaf(`sold@${spanned}`, 'Terpakai')]),
    ];
  // 'beli 2 gratis 1'
  if (noun?.word === 'gratis') return [leaf('bundlePaid', 'Dibeli')];
  if (/\bgratis\s*$/u.test(before)) return [leaf('bundleFree', 'Gratis')];
  const label = 'Jumlah';
  switch (role) {
    case 'result':
      return [];
    case 'roas':
      return [leaf('roasTold', 'ROAS')];
    case 'people':
      return [leaf('people', 'Orang')];
    case 'waste':
      return [
        leaf('wasted', 'Gagal'),
        leaf('out', 'Keluar'),
        leaf('unsold', 'Tidak laku', /\bsisa|retur|balik/u.test(before) ? 0 : 0.5),
      ];
    case 'stock':
      return [leaf('stock', 'Stok'), leaf('made', 'Stok', 0.6), leaf('sold@semua', 'Jumlah', 1.2)];
    case 'added':
      return [leaf('added', 'Masuk'), leaf('made', label, 0.8), leaf(`sold@${spanned}`, 'Terjual', 0.6)];
    case 'buyers':
      return [leaf('buyers', 'Pembeli'), leaf(`sold@${spanned}`, 'Terjual', 0.2)];
    case 'sold':
      return [
        leaf(`sold@${spanned}`, 'Terjual'),
        leaf('out', 'Keluar', 0.2),
        leaf('buyers', 'Pembeli', 0.6),
        leaf('made', label, spanned === 'semua' ? 0.8 : 3),
      ];
    case 'made':
      if (inPack.test(before)) return [leaf('inPack', 'Isi'), leaf('made', 'Isi', 0.2)];
      return spanned === 'semua'
        ? [
            leaf('made', 'Jumlah jadi'),
            leaf('sold@semua', 'Jumlah', 0.6),
            leaf('buyers', 'Pembeli', 0.5),
            leaf('stock', 'Stok', 0.6),
          ]
        : [leaf(`sold@${spanned}`, 'Jumlah'), leaf('made', 'Jumlah jadi', 0.8)];
    default:
      return [
        leaf(
          `sold@${spanned}`,
          'Jumlah',
          /\b(?:laku|terjual|kejual)\b/u.test(after) || spanned !== 'semua' ? 0 : 0.4,
        ),
        ...(spanned === 'semua'
          ? [
              leaf('made', 'Jumlah jadi', 0.3),
              leaf('buyers', 'Pembeli', 0.6),
              leaf('stock', 'Stok', 0.6),
              leaf('people', 'Orang', kind === '' ? 0.5 : 2),
            ]
          : []),
      ];
  }
}
