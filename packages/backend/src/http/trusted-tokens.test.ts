import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createTrustedTokens } from '#http/trusted-tokens.ts';

const secret = 'a-trusted-secret-of-forty-characters-012';
const read = createTrustedTokens([secret], [], 'toko');
const sign = (claims: Record<string, unknown>): Promise<string> =>
  new SignJWT({ role: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));

/** jwt-aud of PostgREST: https://postgrest.org/en/v14/references/auth.html#jwt-audience-validation. */
describe('the audience of trusted tokens', () => {
  test.each([['toko'], [['toko']], [['lain', 'toko']], [[]], [undefined], [null]])(
    '%j is taken',
    async (aud) => {
      expect(await read(await sign(aud === undefined ? {} : { aud }))).toMatchObject({
        role: 'authenticated',
      });
    },
  );

  test.each([['lain'], [''], [['lain']], [['lain', 'juga']]])('%j is refused', async (aud) => {
    await expect(read(await sign({ aud }))).rejects.toMatchObject({ claim: 'aud' });
  });

  test('any is taken where none is demanded', async () => {
    const open = createTrustedTokens([secret]);
    expect(await open(await sign({ aud: 'lain' }))).toMatchObject({ role: 'authenticated' });
  });
});
