/** The public page of a business at /usaha/<name>: what its owner writes, and what a visitor is given. */
import * as z from 'zod/mini';
import { salesPageLimits } from './sales-page-limits.ts';

const { slug, name, offer, price } = salesPageLimits;
const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, `Maksimal ${max} karakter`),
    z.refine((value) => !value.includes('\0'), 'Teks berisi karakter yang tidak bisa disimpan'),
  );

/** One product with its price. */
const salesItemSchema = z.object({
  name: text(salesPageLimits.itemName).check(z.minLength(1, 'Tulis nama produk atau jasanya')),
  /** Whole Rupiah. */
  price: z
    .int('Isi harga dengan angka bulat')
    .check(
      z.minimum(price.min, 'Harga paling sedikit Rp 1'),
      z.maximum(price.max, 'Harga paling banyak Rp 1.000.000.000'),
    ),
  /** What one is called: 'porsi', 'jam'. */
  unit: text(salesPageLimits.unit),
});
export type SalesItem = z.infer<typeof salesItemSchema>;

/** The text of a page; the number is not part of it. */
export const salesPageSchema = z.object({
  /** The last part of the address. */
  slug: z
    .string()
    .check(
      z.trim(),
      z.minLength(slug.min, `Alamat minimal ${slug.min} karakter`),
      z.maxLength(slug.max, `Alamat maksimal ${slug.max} karakter`),
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Hanya huruf kecil, angka, dan satu tanda hubung di antaranya'),
      z.regex(/[a-z]/, 'Pakai sedikitnya satu huruf'),
    ),
  name: text(name.max).check(z.minLength(name.min, `Nama minimal ${name.min} karakter`)),
  offer: text(offer.max).check(
    z.minLength(offer.min, `Ceritakan penawaran Anda dalam minimal ${offer.min} karakter`),
  ),
  city: text(salesPageLimits.city),
  /** How and when one orders. */
  how: text(salesPageLimits.how),
  items: z
    .array(salesItemSchema)
    .check(
      z.minLength(1, 'Tulis sedikitnya satu produk'),
      z.maxLength(salesPageLimits.items, `Paling banyak ${salesPageLimits.items} produk`),
    ),
});
export type SalesPage = z.infer<typeof salesPageSchema>;

/** Field of the form that a refusal is about. */
export type SalesField = keyof SalesPage | 'whatsapp' | 'number_agreed';

/** How a page stands: public, or read by the desk first. */
export type SalesPageState = 'public' | 'held';

/** An address made of a name: 'Kopi Susu Bu Ani!' gives 'kopi-susu-bu-ani'; empty where nothing of it can stand there. */
export const proposeAddress = (businessName: string): string =>
  businessName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slug.max)
    .replaceAll(/^-+|-+$/g, '');
