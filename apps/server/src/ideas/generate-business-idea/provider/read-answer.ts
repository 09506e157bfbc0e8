import { parsePartialJson } from 'ai';
import { z } from 'zod';
import { providerAnswerSchema, providerIdeaSchema, type ProviderIdea } from './provider-schema.ts';

export type ReadAnswer =
  | { kind: 'valid'; ideas: ProviderIdea[] }
  /** `ideas` are those that can be used all the same; `problem` is for the repair. */
  | { kind: 'invalid'; ideas: PartialProviderIdea[]; problem: string };

const looseIdeaSchema = z.object({
  businessName: z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, 80)),
  description: z.string().trim().min(1),
});

/** At least a name and a description; whatever else was readable. */
export type PartialProviderIdea = Partial<ProviderIdea> & Pick<ProviderIdea, 'businessName' | 'description'>;

/** Models like to wrap JSON in a fence or a sentence. */
export function cutOutJson(text: string): string {
  const start = text.indexOf('{');
  return start < 0 ? '' : text.slice(start).replace(/`{3}\s*$/, '');
}

/** Keeps every field that is valid by itself. */
function salvageIdea(value: unknown): PartialProviderIdea | null {
  const basics = looseIdeaSchema.safeParse(value);
  if (!basics.success || typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(providerIdeaSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(Reflect.get(value, name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return { ...Object.fromEntries(fields), ...basics.data };
}

/** Reads the model's text: strictly first, then whatever of it can be used. */
export async function readAnswer(text: string): Promise<ReadAnswer> {
  const { value } = await parsePartialJson(cutOutJson(text));
  const strict = providerAnswerSchema.safeParse(value);
  if (strict.success) return { kind: 'valid', ideas: strict.data.ideas };
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'ideas') : null;
  const ideas = (Array.isArray(list) ? list : [value]).map(salvageIdea).filter((idea) => idea !== null);
  return { kind: 'invalid', ideas: ideas.slice(0, 3), problem: z.prettifyError(strict.error).slice(0, 1500) };
}
