import { describe, expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { answerConversation } from '../answer-conversation.ts';

const subjectsOf = (text: string): string[] =>
  answerConversation([text]).entries.map(({ subject }) => subject);

describe('a message that asks several things', () => {
  test('is answered for each of them, under its question', () => {
    const { content, answered, entries } = answerConversation([
      'jual seblak di depan kos, nib itu wajib ga, terus merek daftarnya bayar berapa?',
    ]);
    expect(answered).toBe(true);
    expect(new Set(entries.map(({ subject }) => subject)).size).toBe(2);
    for (const { question } of entries) expect(content).toContain(question);
  });

  test('tells which of them no entry can know', () => {
    const { content, answered, entries } = answerConversation([
      'nib berlaku berapa lama? terus skor bola semalam berapa?',
    ]);
    expect(answered).toBe(true);
    expect(entries.map(({ subject }) => subject)).toContain('nib');
    expect(content).toContain(messages.notElsewhere);
  });

  test('is answered beside its sum', () => {
    const { content, calculation, sources } = answerConversation([
      'modal 4rb jual 7rb laku 50, untungnya berapa? terus cara daftar merek gimana?',
    ]);
    expect(calculation).not.toBeNull();
    expect(content).toContain('150.000');
    expect(sources.some(({ title }) => /merek/iu.test(title))).toBe(true);
  });
});

test('one question with its circumstances is answered as one', () => {
  expect(subjectsOf('aku mau bikin nib buat jualan seblak di depan kos, caranya gimana')).toContain('nib');
});
