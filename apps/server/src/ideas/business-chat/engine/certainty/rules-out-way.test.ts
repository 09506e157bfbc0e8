import { expect, test } from 'vitest';
import { knowledgeEntries } from '../../knowledge/knowledge-base.ts';
import { answerConversation } from '../answer-conversation.ts';
import { isRuledOut } from './rules-out-way.ts';

const asked = (question: string) => knowledgeEntries.slice(0, 1).map((entry) => ({ ...entry, question }));

test.each([
  ['cari pembeli tanpa ads gimana', 'Pilih iklan Instagram, TikTok, atau marketplace dulu?', true],
  ['ga ada dana buat iklan, followers mentok', 'Iklan mendapat banyak suka, apa yang salah?', true],
  ['modal awal selain pinjam bank', 'Apa itu KUR dan siapa yang boleh mengajukan?', true],
  ['jualan online tanpa shopee', 'Biaya apa yang dipotong marketplace?', true],
  ['ga sanggup bayar kur, disita ga', 'Telat bayar cicilan KUR, apa akibatnya?', false],
  ['ga mau bayar iklan lagi', 'Pilih iklan Instagram, TikTok, atau marketplace dulu?', true],
  ['iklan ku boncos, gimana', 'Pilih iklan Instagram, TikTok, atau marketplace dulu?', false],
  ['cari pembeli tanpa ads gimana', 'Bagaimana berpromosi dan mencari pembeli tanpa iklan berbayar?', false],
  ['kur tanpa jaminan bisa ga', 'Apa itu KUR dan siapa yang boleh mengajukan?', false],
])('%s asked, "%s" told: ruled out %s', (text, question, isOut) => {
  expect(asked(question).some((entry) => isRuledOut(text, entry))).toBe(isOut);
});

test.each(['cara cari pembeli tanpa ads', 'nambah follower toko, ga ada duit buat ngiklan'])(
  '%s is not answered with advertisements',
  (text) => {
    const { entries } = answerConversation([text]);
    expect(entries.filter((entry) => isRuledOut(text, entry))).toEqual([]);
  },
);

test.each([
  'cari pembeli ga punya budget iklan',
  'cara dapat modal tanpa utang',
  'cari dana usaha tanpa investor',
])('%s: where all that was found is ruled out, what stands beside it is told or offered', (text) => {
  const { entries, offers } = answerConversation([text]);
  expect(entries.length + offers.length).toBeGreaterThan(0);
});
