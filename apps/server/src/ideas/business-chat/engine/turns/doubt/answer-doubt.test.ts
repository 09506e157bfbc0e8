/**
 * Conversations whose last message doubts the answer before it, or asks for its reason or law; others that only use such words; and some that
 * ask for the difference to before. Each pattern has to be in the answer.
 */
import { describe, expect, test } from 'vitest';
import { answerConversation, answerTurn } from '../../answer-conversation.ts';
import { start } from '../../chat-reply.ts';
import lines from './doubt-lines.json' with { type: 'json' };

/** How an answer begins that is said again. */
const again = /^(?:Yang saya ketahui tetap ini|Dasarnya: |Hasilnya tetap ini|Jawaban saya tetap sama)/u;

test.each(lines.stands)('the answer of before stands: $turns', ({ turns, must }) => {
  const before = answerConversation(turns.slice(0, -1));
  const { content, answered, entries, sources, calculation } = answerConversation(turns);
  expect(answered).toBe(true);
  expect(content).toMatch(again);
  expect(content).toMatch(new RegExp(must, 'u'));
  expect(calculation).toEqual(before.calculation);
  expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(before.entries.map(({ id }) => id)));
  expect(sources).toEqual(expect.arrayContaining([...before.sources]));
});

test.each(lines.asks)('what is asked is answered by itself: $turns', ({ turns, must }) => {
  const { content } = answerConversation(turns);
  expect(content).not.toMatch(again);
  expect(content).toMatch(new RegExp(must, 'u'));
});

test.each(lines.compares)('the last two answers are compared: $turns', ({ turns, entries }) => {
  const reply = answerConversation(turns);
  expect(reply.answered).toBe(true);
  expect(reply.entries.map(({ id }) => id)).toEqual(entries);
});

describe('the answer of before', () => {
  test('is said under one sentence alone, however often it is doubted', () => {
    const { content } = answerConversation(['nib itu gratis ga', 'masa sih', 'yakin?', 'serius?']);
    expect(content.match(/tetap ini/gu)).toHaveLength(1);
  });

  test('is what the next question leans on', () => {
    const { content } = answerConversation(['daftar merek biayanya berapa', 'masa sih', 'berapa lama?']);
    expect(content).toMatch(/bulan/u);
  });

  test('may be two entries, which both stand without the sentence that opened them', () => {
    const turns = ['umkm omset dibawah 500 juta ga kena pajak ya', 'masa sih'];
    const { content, entries } = answerConversation(turns);
    expect(entries).toHaveLength(2);
    expect(content).not.toContain('dapat berarti dua hal');
  });

  test('may be a kind no, which stays one', () => {
    expect(answerConversation(['jual ganja di kampus gimana', 'emang knp ga boleh'])).toMatchObject({
      isRefusal: true,
    });
  });

  test('may be that something is not known', () => {
    const turns = ['siapa yang menang pilkada nanti', 'masa ga tau'];
    expect(answerConversation(turns)).toMatchObject({ answered: false, entries: [] });
  });

  test('may be words of care, which are no claim that stands', () => {
    const { content } = answerConversation(['aku mau bunuh diri', 'serius?']);
    expect(content).not.toMatch(again);
  });

  test('is none at the beginning of a conversation', () => {
    expect(answerTurn('masa sih', start).reply.answered).toBe(false);
  });
});
