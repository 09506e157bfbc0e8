import type { TransactionKind } from './accounts.ts';

export const itemKinds = ['Produk buatan', 'Bahan atau dagangan'] as const;

export type BookItem = {
  name: string;
  kind: (typeof itemKinds)[number];
  unit: string;
  /** What one unit costs to buy; null for what is made. */
  cost: number | null;
  price: number | null;
  /** Below this it is bought again. */
  limit: number | null;
};

export type BookEntry = readonly [
  day: Date,
  kind: TransactionKind,
  text: string,
  contact: string | null,
  item: string | null,
  amount: number | null,
  rupiah: number,
];

/** What a 'Buku Usaha' is filled with. */
export type BookData = {
  business: {
    name: string;
    address: string;
    phone: string;
    bank: string;
    account: string;
    holder: string;
    owner: string;
  };
  /** First day of the first of the twelve months. */
  begins: Date;
  items: readonly BookItem[];
  /** Product, material, how much of it for how many units of the product. */
  recipes: readonly (readonly [product: string, material: string, used: number, yields: number])[];
  /** Wage and other cost of one unit of a product that no recipe holds. */
  extraPerUnit: number;
  contacts: readonly (readonly [name: string, role: 'Pelanggan' | 'Pemasok'])[];
  entries: readonly BookEntry[];
  /** Twelve months as planned; empty without a plan. */
  plan: readonly { sales: number; profit: number; cash: number }[];
  invoice: readonly (readonly [item: string, amount: number])[];
  /** A payment that was received; null where none is known, since a receipt proves one. */
  receipt: { number: string; day: Date; from: string; rupiah: number; for: string } | null;
};
