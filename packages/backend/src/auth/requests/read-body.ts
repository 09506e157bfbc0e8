import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../errors/auth-error.ts';

const maxDepth = 32;

// PostgreSQL can store neither NUL nor half a surrogate pair, and no keyboard types them.
const assertStorable = (root: unknown): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) {
        throw validationFailed('Text must be valid Unicode without NUL characters');
      }
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= maxDepth) throw validationFailed('Request body is nested too deeply');
      for (const [key, member] of Object.entries(value))
        open.push({ value: key, depth }, { value: member, depth: depth + 1 });
    }
  }
};

const parseJson = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AuthError('bad_json', {
      message: `Could not parse request body as JSON: ${error instanceof Error ? error.message.split('\n')[0] : 'invalid'}`,
      cause: error,
    });
  }
};

/**
 * Reads the JSON body of a request into the shape that the route declares; an empty body counts as `{}`.
 * Errors: 400 `bad_json` for text that is no JSON or members of the wrong type, 400 `validation_failed` for text that
 * cannot be stored.
 */
export const readBody = async <T extends z.ZodType>(c: Context<AppEnv>, schema: T): Promise<z.infer<T>> => {
  const json = parseJson(await c.req.text());
  assertStorable(json);
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new AuthError('bad_json', {
      message: `Could not parse request body as JSON: ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`,
    });
  }
  return parsed.data;
};

/** A text member that may be absent, null or empty, all of which mean "not given". */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => (value === null || value === '' ? undefined : value));

/** The metadata object of a request; null counts as absent. */
export const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);

/** Members that several requests share. */
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText };
export const securityFields = {
  gotrue_meta_security: z.object({ captcha_token: optionalText }).nullish(),
};
