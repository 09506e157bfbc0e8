import { z } from 'zod';
import { StorageError } from '../storage-error.ts';

/**
 * Edges in which pictures are rendered, in pixels: what screens show of avatars, cards and pages. Any other size would be work
 * without a use, as often as it is asked for.
 */
const renderedEdges: readonly number[] = [
  16, 24, 32, 40, 48, 64, 80, 96, 100, 120, 128, 160, 180, 200, 240, 256, 270, 300, 320, 360, 400, 405, 480,
  500, 512, 540, 600, 640, 720, 768, 800, 900, 960, 1024, 1080, 1200, 1280, 1440, 1600, 1920, 2048, 2500,
];
const fewEdges = z.coerce
  .number()
  .refine((size) => renderedEdges.includes(size), `must be one of ${renderedEdges.join(', ')}`)
  .optional();
const everyEdge = z.coerce.number().int().min(1).max(2_500).optional();
const everySize = z.object({
  width: everyEdge,
  height: everyEdge,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(80),
  format: z.enum(['origin']).optional(),
});
const fewSizes = everySize.extend({ width: fewEdges, height: fewEdges });

/** How a picture shall be rendered; sizes in pixels. */
export type Transform = z.infer<typeof everySize>;

/**
 * Reads what storage-js sends as `transform`, from a query or a body. Sizes are few unless all are rendered.
 * @throws StorageError InvalidRequest for a size that is not rendered, a quality outside 20 to 100, an unknown mode or format
 */
export function readTransform(
  given: unknown,
  { rendersEverySize = false }: { rendersEverySize?: boolean } = {},
): Transform {
  const parsed = (rendersEverySize ? everySize : fewSizes).safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StorageError(
    'InvalidRequest',
    `transform ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** The transformation in the words of the header `x-transformations`. */
export function describeTransform({ width, height, resize, quality, format }: Transform): string {
  const parts = [
    ...(height === undefined ? [] : [`height:${height}`]),
    ...(width === undefined ? [] : [`width:${width}`]),
    `resizing_type:${resizingTypes[resize]}`,
    `quality:${quality}`,
    ...(format === undefined ? [] : [`format:${format}`]),
  ];
  return parts.join(',');
}

/** The transformation as a query that {@link readTransform} reads again, always in the same order. */
export function writeTransform(transform: Transform): string {
  const query = new URLSearchParams();
  for (const name of ['width', 'height', 'resize', 'quality', 'format'] as const) {
    const value = transform[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}
