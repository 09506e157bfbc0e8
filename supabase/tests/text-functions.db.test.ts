/** What the forms accept and what the database makes of it are one rule, written twice: they must agree on everything. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { groupLinkSchema, whatsappSchema } from '../../packages/contracts/src/fields.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function inDatabase(name: string, texts: string[]): Promise<(string | null)[]> {
  const rows = await database.owner.unsafe<{ out: string | null }[]>(
    `select private.${name}(value)::text as out from unnest($1::text[]) with ordinality as t (value, i) order by i`,
    [texts],
  );
  return rows.map(({ out }) => out);
}

const parsed = (schema: typeof whatsappSchema, text: string): string | null => {
  const result = schema.safeParse(text);
  return result.success ? result.data : null;
};

/** Digits and what people put between and before them; mostly of the right length. */
const numbers = fc
  .tuple(
    fc.constantFrom('', '0', '62', '+62', '0062', '+', '00', '620', '+620'),
    fc.array(fc.constantFrom(...'0123456789', ...'0123456789', ' ', '-', '.', '(', ')', 'a', '+'), {
      minLength: 6,
      maxLength: 18,
    }),
  )
  .map(([prefix, rest]) => prefix + rest.join(''));
const links = fc
  .tuple(
    fc.constantFrom('https://', 'http://', '', 'javascript:', 'https://evil.example/?x='),
    fc.constantFrom('chat.whatsapp.com', 'CHAT.whatsapp.com', 'chat.whatsapp.com.evil.example', 'wa.me'),
    fc.constantFrom('/', '/invite/', '/x/', ''),
    fc.array(fc.constantFrom(...'abcXYZ019_-', '/', '.'), { maxLength: 26 }),
    fc.constantFrom('', '/', '?mode=ac', '#a', ' '),
  )
  .map(([scheme, host, path, code, end]) => scheme + host + path + code.join('') + end);

describe('the database agrees with the forms', () => {
  test('on WhatsApp numbers', async () => {
    const texts = fc.sample(numbers, 3_000);
    expect(await inDatabase('normalize_whatsapp', texts)).toEqual(
      texts.map((text) => parsed(whatsappSchema, text)),
    );
  });

  test('on links of WhatsApp groups', async () => {
    const texts = fc.sample(links, 3_000);
    expect(await inDatabase('normalize_group_link', texts)).toEqual(
      texts.map((text) => parsed(groupLinkSchema, text)),
    );
  });
});

test.each([
  ['Rp 1-5 juta', '5000000'],
  ['500rb', '500000'],
  ['2.000.000', '2000000'],
  ['1,5 juta', '1500000'],
  ['Rp500.000 - Rp1.000.000', '1000000'],
  ['500-750k', '750000'],
  ['Rp 1.000.000,00', '1000000'],
  ['2 miliar', '2000000000'],
  ['negosiasi', null],
  ['5 orang, 3 bulan', null],
  ['99999999999999999999 juta', null],
  ['', null],
])('private.parse_budget(%j) is %s', async (text, amount) => {
  expect(await inDatabase('parse_budget', [text])).toEqual([amount]);
});
