import sharp from 'sharp';

/**
 * A square picture (WebP) for tests and drills: of one colour it takes few bytes, of noise it takes as much work as can be.
 * @param edge pixels
 */
export async function makePicture(edge: number, kind: 'solid' | 'noise'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: edge, height: edge, channels: 3 as const, background: 'teal' };
  return sharp({ create: { ...create, ...(kind === 'noise' ? { noise } : {}) } })
    .webp()
    .toBuffer();
}
