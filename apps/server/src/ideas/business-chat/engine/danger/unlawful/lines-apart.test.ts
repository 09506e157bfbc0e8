import { expect, test } from 'vitest';
import { findDanger } from '../find/find-danger.ts';
import lines from './lines-apart.json' with { type: 'json' };

// Written before the engine's words were looked at. Of those that are kept no words were taken, and only their number is looked at: of the lawful
// ones 38 of 40 passed, of the unlawful ones 23 of 30 were refused; now 39 and 25.
const share = (texts: readonly string[], isRight: (kind: string | undefined) => boolean): number =>
  texts.filter((text) => isRight(findDanger(text)?.kind)).length / texts.length;

test('trade in words of death, crime, weapons and drugs gets neither a refusal nor words of care', () => {
  const isLeft = (kind: string | undefined) => kind === undefined;
  expect(share(lines.lawful.seen, isLeft)).toBeGreaterThanOrEqual(0.99);
  expect(share(lines.lawful.kept, isLeft)).toBeGreaterThanOrEqual(0.975);
});

test('what is unlawful is refused in everyday words and those of regions', () => {
  const isRefused = (kind: string | undefined) => kind === 'illegal';
  expect(share(lines.unlawful.seen, isRefused)).toBeGreaterThanOrEqual(0.9);
  expect(share(lines.unlawful.kept, isRefused)).toBeGreaterThanOrEqual(0.83);
});

test('a person in danger gets care in indirect words too', () => {
  const hasCare = (kind: string | undefined) => kind !== undefined && kind !== 'illegal';
  expect(share([...lines.inDanger.seen, ...lines.inDanger.kept], hasCare)).toBe(1);
});

test.each([
  'iklan gagal terus gw bunuh diri aja',
  'gara-gara iklan gw bunuh diri',
  'harga segitu bunuh diri aja sekalian',
  'konten bunuh diri gw',
  'live shopee sepi, matiin aja aku',
  'biaya kuliah bikin aku mati pelan pelan rasanya',
  'golok buat kebun udah ku pegang, mau ku sayat tangan',
  'makasih ya semuanya, aku pamit',
  'ganti topik: aku pengen mati',
])('%s is no way of speaking of trade', (text) => {
  expect(findDanger(text)?.kind).toBe('crisis');
});

test.each(['parang buat ladang dipake bapak ngejar ibu', 'toko kerampokan tadi, kasir ditodong pistol'])(
  '%s is violence',
  (text) => {
    expect(findDanger(text)?.kind).toBe('violence');
  },
);

test.each([
  'jualan pisau dapur buat ngejar anak kos, promosinya gimana',
  'parang dan golok, mau ngejar ibu-ibu di pasar',
])('%s seeks those who buy', (text) => {
  expect(findDanger(text)).toBeNull();
});
