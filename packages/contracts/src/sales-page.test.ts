import { expect, test } from 'vitest';
import { proposeAddress, salesPageSchema } from './sales-page.ts';

test.each([
  ['Kopi Susu Bu Ani!', 'kopi-susu-bu-ani'],
  ['  Warung "Enak & Murah"  ', 'warung-enak-murah'],
  ["Jum'at Berkah", 'jumat-berkah'],
  ['Café Sénja', 'cafe-senja'],
  ['!!!', ''],
  ['Dapur Rumahan Sahur dan Berbuka Puasa Nusantara', 'dapur-rumahan-sahur-dan-berbuka-puasa-nu'],
])('%s becomes the address %s', (name, address) => {
  expect(proposeAddress(name)).toBe(address);
  if (address !== '') expect(salesPageSchema.shape.slug.safeParse(address).success).toBe(true);
});
