import type { BrowserContext } from '@playwright/test';

/**
 * How far two pictures of one size (PNG) lie apart where they differ most: the mean difference of a square of 4 × 4 pixels, 0 to 255
 * of one colour. A single pixel at the rim of a rounded corner, which a browser may draw to another value each time, weighs a
 * sixteenth; a surface, a line or a letter of another colour is as far apart as it looks.
 */
export async function greatestDifference(
  context: BrowserContext,
  one: Buffer,
  other: Buffer,
): Promise<number> {
  const page = await context.newPage();
  const difference = await page.evaluate(
    async (pictures) => {
      const side = 4;
      const read = async (picture: string): Promise<ImageData | undefined> => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = await Promise.all(pictures.map(read));
      if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return 255;
      const across = Math.ceil(a.width / side);
      const sums = new Float64Array(across * Math.ceil(a.height / side) * 4);
      a.data.forEach((value, at) => {
        const pixel = at >> 2;
        const square = Math.floor(pixel / a.width / side) * across + Math.floor((pixel % a.width) / side);
        const place = square * 4 + (at & 3);
        sums[place] = (sums[place] ?? 0) + Math.abs(value - (b.data[at] ?? 0));
      });
      return sums.reduce((most, sum) => Math.max(most, sum / side ** 2), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );
  await page.close();
  return difference;
}
