import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

test('a story of which no entry covers much is asked back about, and a few words of the same kind are not', () => {
  const story =
    'kios jahit ibuku buka sejak 2012 dekat terminal, langganannya ibu-ibu pengajian, kemarin sepupu bilang di pasar seberang ada yang memasang papan persis punya kami, ibu kepikiran terus semalaman, tetangga juga pada ngomongin';
  const { answered, isUnknown, offers } = answerConversation([story]);
  expect([answered, isUnknown]).toEqual([false, false]);
  expect(offers.length).toBeGreaterThan(0);
  expect(answerConversation(['sopir truk lewat kecamatan sebelah']).isUnknown).toBe(true);
});

test('a story that says what it is about in its own words is answered', () => {
  const { answered, entries } = answerConversation([
    'warung soto bapakku udah jalan dari tahun 2015 di pinggir jalan raya, pelanggannya rata2 sopir truk, minggu lalu ada saudara jauh cerita kalau di kecamatan sebelah ada yang pakai nama warung yang sama persis terus spanduknya juga mirip sampe warnanya, bapak emosi tiap denger itu',
  ]);
  expect(answered).toBe(true);
  expect(entries.map(({ id }) => id)).toContain('merek-dicuri');
});
