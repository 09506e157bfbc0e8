import { z } from 'zod';
import { jsonResponse } from '#functions/json-response.ts';

/**
 * Parses the JSON body of a function call.
 * @returns the value, or the 400 answer that names the first field that cannot be used
 */
export async function readJson<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<{ value: T } | { refusal: Response }> {
  const text = await request.text();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    return { refusal: jsonResponse({ error: 'bad_json', message: 'Isi permintaan bukan JSON.' }, 400) };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { value: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    refusal: jsonResponse(
      { error: 'validation_failed', field: issue?.path.join('.') ?? '', message: issue?.message ?? '' },
      400,
    ),
  };
}
