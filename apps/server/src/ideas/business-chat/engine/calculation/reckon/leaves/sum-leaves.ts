import { isOfBatch, isOfOne, leaf, type Leaf, type Scene, spanOf } from './leaf.ts';
import type { Quantity } from '../told/quantities.ts';
import { isPiece } from '../told/words.ts';
import { packing } from '../told/role-words.ts';
import type { Role } from '../told/role-tables.ts';
import { isWished } from '../told/roles.ts';

/** What a sum is counted by says nothing of what it is for. */
const ofCount =
  /^(?:meter|kilo|gram|liter|ons|mpersegi|lusin|kodi|gulung|orang|org|se?(?:hari|minggu|bulan|tahun)|beli|bayar)$/u;

/** The name of a cost as it was told: its last word or two. */
export const itemOf = ({ before }: Quantity, usual: string): string => {
  const words = before
    .replaceAll(/[^\p{L} ]/gu, ' ')
    .trim()
    .split(/\s+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !isPiece(word) &&
        !ofCount.test(word) &&
        !/^(?:nya|cuma|rp|sama|dan|plus|terus|trus|ada|aku|yang|per|tiap|buat|untuk|nah|kira|sekitar|mau|belum|blm|termasuk)$/u.test(
          word,
        ),
    );
  const name = words.slice(-2).join(' ');
  return name === '' ? usual : `${name.charAt(0).toUpperCase()}${name.slice(1)}`.slice(0, 40);
};

/** Says that a sum comes on top of what was reckoned: 'belum termasuk beli ikon 20rb'. */
const notInSum = /\b(?:belum|blm) (?:termasuk|masuk|sama|sm|plus)\b/u;

/** Money that is spent; what customers pay comes in. */
const isSpent =
  /^(?!.*\b(?:pelanggan|langganan|pembeli|customer|konsumen|klien|tetangga|te?me?n|orang|reseller)\b).*\b(?:bayar|beli)\b/u;

/** Says that a sum is what all of it was sold for. */
const ofAllSold = /(?<!\p{L})(?:semua|total|seluruh|habis|borong|laku)/u;

/** A cost that is so many times the price of one is none of one; one that is a little above it makes a loss. */
const muchMore = 2;

/** What a sum of money can be. */
export function sumLeaves(quantity: Quantity, role: Role | null, scene: Scene): Leaf[] {
  const span = spanOf(quantity);
  const one = isOfOne(quantity);
  const batch = isOfBatch(quantity);
  const { value, before } = quantity;
  const item = itemOf(quantity, role === null || role === 'item' || role === 'price' ? 'Jumlah' : 'Biaya');
  const isNearPrice =
    scene.price !== undefined && value > scene.price / muchMore && value <= scene.price * muchMore;
  const isTooMuch = scene.price !== undefined && value > scene.price * muchMore;
  // Whether what is added later is of one or of all follows only from what was asked before.
  const isAdded = quantity.turn > 0 && !batch && /\b\p{L}{0,2}tambah/u.test(quantity.clause);
  const isOfAll = /\b(?:total|semua)(?:nya)?\s*(?:rp\.?)?\s*$/u.test(before);
  const ofOne = isOfAll ? 3 : one || isAdded ? 0 : isTooMuch ? 3 : scene.isBatch ? 1.5 : 0.1;
  const ofAdded = scene.wasOfOne ? 1.2 : 0;
  const ofBatch = one ? 3 : isAdded ? ofAdded : batch || scene.isBatch ? 0 : isTooMuch ? 0.3 : 1.6;
  // Beside a price the lower cost of goods is that of one: 'pesanan 80 box, hpp 14.500, jual 20rb'.
  const isGoods = /\bhpp/u.test(before) && !batch && scene.price !== undefined && value < scene.price;
  const wished = isWished(before);
  switch (role) {
    case 'price':
    case 'item':
      return [
        leaf(span === 'semua' ? 'price' : `wage@${span}`, 'Harga'),
        leaf('item', 'Harga', 0.1),
        ...(role === 'item' ? [leaf('batchCost', item, scene.isBatch ? 0.3 : 1.2)] : []),
        leaf('sales@semua', 'Penjualan', scene.isBatch && !ofAllSold.test(before) ? 1.6 : 0.8),
        leaf('priceNow', 'Harga sekarang', 1),
        leaf('former', 'Sebelumnya', 1),
        leaf('later', 'Sesudahnya', 1),
      ];
    case 'cost':
      if (span !== 'semua') return [leaf(`outgo@${span}`, item)];
      return [
        ...(scene.isInvested && quantity.unit === 'rupiah'
          ? [leaf('invested', 'Uang yang ditanam', 0.1)]
          : []),
        leaf('unitCosts', item, ofOne),
        leaf('batchCost', item, ofBatch + (isGoods ? 1.5 : 0)),
        leaf('capital', 'Modal', one ? 3 : scene.isPayback ? 0.1 : 1),
        leaf('outgo@semua', item, one ? 3 : isNearPrice ? 1.5 : scene.hasCash ? 0.2 : 0.8),
        ...(scene.hasFee && scene.price === undefined && packing.test(before)
          ? [leaf('price', 'Harga', 0.3)]
          : []),
        leaf('item', item, notInSum.test(before) ? 0.1 : 0.6),
      ];
    case 'fixed':
      return span === 'semua'
        ? one
          ? [leaf('unitCosts', item)]
          : [
              leaf('fixedTold@semua', item),
              leaf('batchCost', item, batch ? 0 : 0.5),
              leaf('item', item, 0.5),
              ...(scene.hasIncome ? [leaf('outgo@semua', item, 0.4)] : []),
              leaf('wage@semua', item, 0.5),
              leaf('unitCosts', item, 1.5),
            ]
        : [
            leaf(`fixedTold@${span}`, item),
            leaf(`wage@${span}`, item, 0.2),
            ...(scene.hasIncome ? [leaf(`outgo@${span}`, item, 0.4)] : []),
            leaf('item', item, /gaji/u.test(before) ? 0.6 : 1.4),
          ];
    case 'wage':
      return one
        ? [leaf('unitCosts', item, 0.1), leaf('price', item, 0.3), leaf('commissionRp', item, 0.2)]
        : [
            leaf(`wage@${span}`, item),
            leaf(`fixedTold@${span}`, item, 0.4),
            leaf('item', item, 0.4),
            leaf('batchCost', item, 0.6),
            leaf('price', item, 0.6),
            leaf('unitCosts', item, scene.isBatch ? 1.5 : 0.8),
          ];
    case 'profit':
      if (wished)
        return one
          ? [leaf('wishUnit', 'Untung per unit'), leaf('unitProfits', 'Laba per unit', 1)]
          : [
              leaf(`wish@${span}`, 'Target laba'),
              leaf('wishUnit', 'Untung per unit', span === 'semua' ? 0.2 : 3),
              leaf('clear', 'Ingin diterima', 0.6),
            ];
      return one
        ? [
            leaf('unitProfits', 'Laba per unit'),
            leaf('wishUnit', 'Untung per unit', 0.4),
            // 'untung 120rb sehari per gerobak'
            ...(span === 'semua' ? [] : [leaf(`earned@${span}`, 'Laba', 0.5)]),
          ]
        : [
            leaf(`earned@${span}`, 'Laba', 0),
            ...(/\bditabung\b/u.test(quantity.after) ? [leaf(`saving@${span}`, 'Disisihkan')] : []),
            leaf('unitProfits', 'Laba per unit', span === 'semua' && !/\btotal/u.test(before) ? 0.5 : 3),
            leaf('wishUnit', 'Untung per unit', span === 'semua' ? 0.6 : 3),
            leaf(`wish@${span}`, 'Target laba', 0.8),
          ];
    case 'turnover':
      return [
        ...(scene.isInvested && span === 'semua' ? [leaf('invested', 'Uang yang ditanam', 0.1)] : []),
        leaf(wished ? `wishTurnover@${span}` : `turnover@${span}`, wished ? 'Target omzet' : 'Omzet'),
        leaf(`turnover@${span}`, 'Omzet', 0.6),
      ];
    case 'outgo':
      // 'bensin 20rb per motor sehari'
      if (one)
        return [leaf('unitCosts', item), ...(span === 'semua' ? [] : [leaf(`outgo@${span}`, item, 0.5)])];
      return span === 'semua'
        ? [
            leaf('outgo@semua', item),
            ...(scene.isPayback ? [leaf('capital', item, 0.3)] : []),
            leaf('batchCost', item, batch ? 0 : 0.2 + (isAdded ? ofAdded : 0)),
            leaf('fixedTold@semua', item, 0.2),
            leaf('unitCosts', item, (scene.hasDiscount ? 0.2 : 0.4) + ofOne),
            leaf('item', item, 0.4),
          ]
        : [leaf(`outgo@${span}`, item), leaf(`fixedTold@${span}`, item, 0.1)];
    case 'tool':
      return [
        leaf('capital', item),
        leaf('target', item, 0.4),
        leaf('item', item, 0.4),
        leaf('batchCost', item, 0.6),
        leaf('price', item, 0.8),
      ];
    case 'capital':
      return [leaf('capital', item)];
    case 'fee':
      return [
        leaf('orderFee', 'Biaya per pesanan'),
        leaf('delivery', item, 0.4),
        leaf('item', item, 0.6),
        leaf('unitCosts', item, 0.5),
      ];
    case 'delivery':
      return [
        leaf('delivery', 'Ongkos kirim'),
        leaf('unitCosts', item, 0.1),
        leaf('batchCost', item, scene.isBatch ? 0.1 : 0.4),
        leaf('orderFee', item, 0.4),
        leaf('outgo@semua', item, 0.4),
        leaf('fixedTold@semua', item, isTooMuch ? 0.3 : 1.2),
        leaf('item', item, 0.8),
      ];
    case 'deposit':
      return [leaf('paid', 'Sudah dibayar')];
    case 'loan':
      return [leaf('loan', 'Pinjaman')];
    case 'ads':
      return [
        span === 'hari' ? leaf('ads@hari', 'Iklan sehari') : leaf('ads', 'Iklan'),
        leaf(`fixedTold@${span}`, item, 0.1),
        leaf(`outgo@${span}`, item, 0.2),
      ];
    case 'saving':
      if (wished && span === 'semua') return [leaf('target', 'Target'), leaf('reserve', 'Disisihkan', 0.1)];
      return [
        leaf(`saving@${span}`, 'Disisihkan'),
        ...(span === 'semua' && /\btabungan/u.test(before) ? [leaf('cash', 'Tabungan', 0.1)] : []),
        ...(scene.hasCash && quantity.turn > 0 ? [leaf('turnover@semua', 'Masuk', 0.2)] : []),
        leaf('reserve', 'Disisihkan', 0.1),
        leaf('item', item, 0.6),
      ];
    case 'saved':
      return [leaf('saved', 'Sudah terkumpul'), leaf('paid', 'Sudah dibayar', 0.6)];
    case 'goal':
      return [
        leaf('target', 'Target'),
        leaf(`wishTurnover@${span}`, 'Target omzet', 0.5),
        leaf(`wish@${span}`, 'Target laba', 0.5),
        leaf('price', 'Harga', 0.8),
      ];
    case 'voucher':
      if (/\bdenda|telat/u.test(before) && quantity.per.some(({ kind }) => kind === 'hari'))
        return [leaf('fine@hari', 'Denda sehari')];
      return [leaf('voucher', 'Potongan'), leaf('orderFee', 'Potongan', 0.4)];
    case 'discount':
      return [leaf('voucher', 'Diskon')];
    case 'clear':
      return [
        leaf('clear', 'Ingin diterima', wished ? 0 : 0.2),
        leaf(`earned@${span}`, 'Diterima', 0.6),
        leaf(`turnover@${span}`, 'Masuk', 0.4),
        leaf('wishUnit', 'Untung per unit', 1),
      ];
    case 'cash':
      return [
        leaf('cash', 'Kas'),
        leaf('opening', 'Kas awal', 0.1),
        leaf('item', item, 0.8),
        leaf('target', 'Dana', 1),
      ];
    case 'tariff':
      return [
        leaf('tariff', 'Tarif per kWh'),
        leaf('price', 'Tarif', one ? 0 : 0.5),
        leaf(`wage@${span}`, 'Tarif', 0.3),
      ];
    case 'bonus':
      if (span === 'hari') return [leaf('bonus@hari', item), leaf('wage@hari', item, 0.2)];
      return [
        leaf(span === 'semua' ? 'bonus' : `bonus@${span}`, item),
        leaf('item', item, 0.2),
        leaf('fixedTold@semua', item, 0.8),
        leaf('batchCost', item, 0.8),
        leaf('outgo@semua', item, 0.6),
      ];
    case 'residual':
      return [leaf('residual', 'Nilai sisa')];
    case 'result':
      return [];
    default:
      if (/(?:\+|\bplus)\s*$/u.test(before) && /%|persen/u.test(quantity.clause))
        return [leaf('orderFee', 'Biaya per pesanan')];
      // What has no word that is known is one of several things bought, or a price.
      return [
        ...(scene.isInvested ? [leaf('invested', 'Uang yang ditanam')] : []),
        ...(wished && span !== 'semua' ? [leaf(`wish@${span}`, 'Target laba', 0.3)] : []),
        leaf('batchCost', item, one ? 2 : (scene.isBatch ? 0.2 : 0.9) + (isAdded ? ofAdded : 0)),
        leaf('unitCosts', item, one ? 0.8 : isAdded ? 0.3 : 1 + ofOne),
        leaf('price', 'Harga', one ? 0.2 : isPiece(before.trim()) ? 1.2 : scene.hasDiscount ? 0.3 : 0.5),
        leaf('item', item, 0.3),
        ...(scene.isPayback ? [leaf('capital', item, 0.8)] : []),
        leaf(`fixedTold@${span}`, item, span === 'semua' ? 1 : 0.6),
        leaf(`outgo@${span}`, item, scene.hasCash && isSpent.test(before) ? 0.2 : 1.7),
        ...(span === 'semua' ? [] : [leaf(`wage@${span}`, item, 0.5)]),
        leaf('former', 'Sebelumnya', 0.8),
        leaf('later', 'Sesudahnya', 0.8),
        leaf('priceNow', 'Harga sekarang', 1),
      ];
  }
}
