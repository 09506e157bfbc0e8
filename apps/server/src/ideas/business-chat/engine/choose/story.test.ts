import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

test('a story of which no entry covers much is asked back about, and a few words of the same kind are not', () => {
  const story =
    'warung soto bapakku udah jalan dari tahun 2015 di pinggir jalan raya, pelanggannya rata2 sopir truk, minggu lalu ada saudara jauh cerita kalau di kecamatan sebelah ada yang pakai nama warung yang sama persis terus spanduknya juga mirip sampe warnanya, bapak emosi tiap denger itu';
  const { answered, isUnknown, offers } = answerConversation([story]);
  expect([answered, isUnknown]).toEqual([false, false]);
  expect(offers.length).toBeGreaterThan(0);
  expect(answerConversation(['sopir truk lewat kecamatan sebelah']).isUnknown).toBe(true);
});
