/** Limits of the public page of a business, apart from its schemas. */
export const salesPageLimits = {
  slug: { min: 3, max: 40 },
  name: { min: 3, max: 60 },
  offer: { min: 20, max: 600 },
  city: 60,
  how: 300,
  items: 6,
  itemName: 60,
  unit: 30,
  price: { min: 1, max: 1_000_000_000 },
} as const;
