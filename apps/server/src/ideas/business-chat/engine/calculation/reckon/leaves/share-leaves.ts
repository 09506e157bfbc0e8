import { sinceFigure } from '../asked/asks-nothing-else.ts';
import { readAsk } from '../asked/read-ask.ts';
import { leaf, type Leaf, type Scene } from './leaf.ts';
import type { Quantity } from '../told/quantities.ts';
import { buys, sees } from '../told/role-words.ts';
import type { Role } from '../told/role-tables.ts';

const isConversion =
  /\b(?:konversi|conversion|closing|checkout)\p{L}*|\b(?:yang|yg) (?:jadi )?(?:beli|order|pesan)\b/u;

/** 'yang jaga dapat 30% dulu, sisanya dibagi': it is taken before the rest is shared. */
const sharesRest = /\bsisa\p{L}*\b.*\bbagi|\bbagi\p{L}*\b.*\bsisa/u;
/** Shares what is left of what was told before. */
const asksRest =
  /^\s*(?:(?:terus|trus|nah|lalu|kalau|kalo|klo)\s+)*sisa(?:nya)?(?!\p{L}).*(?:\bbagi|\bdibagi|orang|masing)/u;
/** Who takes it is the one who asks, and gets a part of the rest as well. */
const takesFirst =
  /\b(?:aku|saya|gue|gw|gua) (?:yg|yang) \p{L}+|\b(?:yg|yang) \p{L}+ (?:cuma |cm |itu |kan )?(?:aku|saya|gue|gw|gua)\b/u;
const ofSelf = /\b(?:aku|saya|gue|gw|gua|bagianku|jatahku)\b/u;

const self = '(?:aku|saya|sy|gue|gw|gua|kami|kita|kulo|abdi|ambo|awak|ulun|beta)';
const other =
  '(?:dia|doi|mereka|investor|pemodal|penanam|pemilik|pengelola|partner|rekan|mitra|te?me?n|teman|kawan|konco|kanca|sahabat|kenalan|adi[kn]|adek|ade|kakak|abang|mbak|sepupu|saudara|sodara|kembaran|ibu|bapak|mama|papa|istri|suami|pacar|paman|om|tante|tukang|penggarap)(?:ku|nya|mu|e)?';
/** Who has a share, by the last word before it that names a person. */
const owners = new RegExp(`(?<!\\p{L})(?:(${self})|(${other}))(?!\\p{L})`, 'gu');
/** The same right behind it: '40% buat investor'. */
const ownerAfter = new RegExp(
  `^\\s*(?:(?:buat|untuk|utk|ke|kepada|bagi)(?: (?:si|jatah|bagian))? (?:(${self})|(${other}))|(?:buat|untuk)(ku))(?!\\p{L})`,
  'u',
);
const asksOwn = new RegExp(
  `\\b(?:bagian|jatah|hak|porsi|untung|laba)(?:ku(?!\\p{L})| (?:punya |buat |untuk )?${self}(?!\\p{L}))|(?<!\\p{L})${self}(?!\\p{L})|\\b(?:buat|untuk)ku\\b`,
  'u',
);
const asksOther = new RegExp(`(?<!\\p{L})${other}(?!\\p{L})|\\b(?:bagian|jatah)nya\\b`, 'u');

/** Whether a share is of another person than the one whose part is asked: 'dia 35% aja, bagianku berapa'. */
function isOfOther({ before, after }: Quantity, asked: string): boolean {
  const owner = ownerAfter.exec(after) ?? [...before.matchAll(owners)].at(-1);
  const words = sinceFigure(readAsk(asked) ?? '');
  if (owner === undefined || words === '') return false;
  const isOwn = asksOwn.test(words);
  if (isOwn === asksOther.test(words)) return false;
  const isAsker = owner[1] !== undefined || owner[3] !== undefined;
  return isOwn ? !isAsker : isAsker;
}

/** What a percentage can be. */
export function shareLeaves(quantity: Quantity, role: Role | null, scene: Scene): Leaf[] {
  const { before, after, clause } = quantity;
  const ofPrice = /\bdari (?:harga jual|omzet|omset|penjualan|harga)/u.test(after);
  if (/\bdulu(?:an)?\b/u.test(after) && sharesRest.test(scene.asked)) {
    const isAsker = takesFirst.test(scene.asked) && ofSelf.test(readAsk(scene.asked) ?? '');
    return isAsker ? [] : [leaf('reserve%', 'Diambil dulu')];
  }
  // 'aku ambil 30%', then 'sisanya dibagi 3 orang'
  if (asksRest.test(scene.asked) && !scene.asked.includes(clause) && role !== 'margin')
    return [leaf('reserve%', 'Diambil dulu')];
  // 'sisa sesudah biaya variabel 30% dari omzet': what each sale leaves for the bills of a month.
  const isLeft = /\b(?:sisa|tersisa|nyisa)\p{L}*\b/u.test(before) && /\bvariabel\b/u.test(before);
  if (isLeft) return [leaf('margin%', 'Sisa dari omzet')];
  const ofCost = /(?<!bukan )\bdari (?:modal|hpp|biaya)/u.test(after);
  // Of those who see or come so many buy.
  const around = `${before} ${after}`;
  if (sees.test(scene.told) && (isConversion.test(around) || (role === null && buys.test(around))))
    return [leaf('conversion%', 'Konversi')];
  const sharedOut =
    role === 'share' ||
    ((role === null || role === 'fee') && /\b(?:untung|laba|profit|hasil)\p{L}*/u.test(scene.told));
  if (sharedOut && isOfOther(quantity, scene.asked)) return [leaf('otherShare%', 'Bagian yang lain')];
  switch (role) {
    case 'deposit':
      return [leaf('dp%', 'Uang muka')];
    case 'interest':
      return [leaf('rate%', 'Bunga')];
    case 'discount':
      return [leaf('discount%', 'Diskon')];
    case 'commission':
      return [leaf('commission%', 'Komisi'), leaf('fee%', 'Komisi', 0.3)];
    case 'fee':
      return [leaf('fee%', 'Potongan'), leaf('share%', 'Bagian', 0.8)];
    case 'reserve':
      return [leaf('reserve%', 'Disimpan')];
    case 'tax':
      return [leaf('tax%', 'Pajak')];
    case 'residual':
      return [leaf('residual%', 'Nilai sisa')];
    case 'waste':
      return [leaf('waste%', 'Gagal')];
    case 'markup':
      if (ofPrice) return [leaf('margin%', 'Margin'), leaf('share%', 'Bagian', 1)];
      return [
        leaf('markup%', 'Untung'),
        ...(ofCost ? [] : [leaf('margin%', 'Margin', 1.2)]),
        leaf('share%', 'Bagian', 1),
      ];
    case 'margin':
      return [ofCost && !ofPrice ? leaf('markup%', 'Untung') : leaf('margin%', 'Margin')];
    case 'share': {
      const [owner = ''] = /\p{L}{3,}(?=\P{L}*$)/u.exec(before) ?? [];
      return [
        leaf('share%', `Bagian ${owner}`.trim(), owner !== '' && scene.asked.includes(owner) ? 0 : 0.5),
      ];
    }
    case 'voucher':
      return [leaf(/\bmaks\p{L}*\s*$/u.test(before) ? 'fineMost%' : 'fine%@hari', 'Denda')];
    default:
      if (/\bmaks\p{L}*\s*$/u.test(before)) return [leaf('fineMost%', 'Denda paling banyak')];
      if (scene.isInvested || /\b(?:minta|porsi)\b/u.test(`${before} # ${after}`))
        return [leaf('stake%', 'Bagian'), leaf('share%', 'Bagian', 0.8)];
      if (/\b(?:modal|hpp|bahan|biaya|variabel)\b/u.test(`${before} ${after}`))
        return [leaf('cost%', 'Biaya')];
      return /\bbersih|untung\b/u.test(clause) ? [] : [leaf('share%', 'Bagian', 0.8)];
  }
}
