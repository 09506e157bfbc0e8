import { z } from 'zod';
import { StorageError } from '../storage-error.ts';

const edge = z.coerce.number().int().min(1).max(2500).optional();
const transformSchema = z.object({
  width: edge,
  height: edge,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(80),
  format: z.enum(['origin']).optional(),
});

/** How a picture shall be rendered; sizes in pixels. */
export type Transform = z.infer<typeof transformSchema>;

/**
 * Reads what storage-js sends as `transform`, from a query or a body.
 * @throws StorageError InvalidRequest for a size over 2,500, a quality outside 20 to 100, an unknown mode or format
 */
export function readTransform(given: unknown): Transform {
  const parsed = transformSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StorageError(
    'InvalidRequest',
    `transform ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  );
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
