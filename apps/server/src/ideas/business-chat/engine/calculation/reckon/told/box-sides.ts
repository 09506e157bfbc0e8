const number = '\\d+(?:[.,]\\d+)?';
const gap = ' ?(?:cm|senti)? ?';
const times = new RegExp(
  `(?<![\\d.,])(${number})${gap}[x×*]${gap}(${number})${gap}[x×*]${gap}(${number})(?![\\d]|[.,]\\d)(?! ?(?:m|meter|mm)\\b)`,
  'u',
);
const side = (names: string): string => `(?<!\\p{L})(?:${names})(?:nya)? ?(${number})${gap},? ?`;
const named = new RegExp(
  `${side('panjang|p')}(?:dan |x )?${side('lebar|l')}(?:dan |x )?${side('tinggi|t')}`,
  'u',
);

/** Length, width and height of a box in centimetres, of the last message that tells them: '40x30x20', 'p 40 l 30 t 25'; null where none does. */
export function readBoxSides(turns: readonly string[]): readonly [number, number, number] | null {
  for (const turn of turns.toReversed()) {
    const [, ...sides] = times.exec(turn) ?? named.exec(turn) ?? [];
    const [length, width, height] = sides.map((one) => Number(one.replace(',', '.')));
    if (length !== undefined && width !== undefined && height !== undefined && length * width * height > 0)
      return [length, width, height];
  }
  return null;
}
