import type { BrowserContext } from '@playwright/test';

/** How far two pictures of one size (PNG) lie apart where they differ most: 0 to 255 of one colour of one pixel. */
export async function greatestDifference(
  context: BrowserContext,
  one: Buffer,
  other: Buffer,
): Promise<number> {
  const page = await context.newPage();
  const difference = await page.evaluate(
    async (pictures) => {
      const read = async (picture: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [a = new Uint8ClampedArray(), b = new Uint8ClampedArray()] = await Promise.all(
        pictures.map(read),
      );
      if (a.length === 0 || a.length !== b.length) return 255;
      return a.reduce((most, value, at) => Math.max(most, Math.abs(value - (b[at] ?? 0))), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );
  await page.close();
  return difference;
}
