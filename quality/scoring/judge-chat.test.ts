import { expect, test } from 'vitest';
import { judgeChat, judgeTold, type ChatItem } from './judge-chat.ts';

const item: ChatItem = {
  id: 'x',
  kind: 'answer',
  subject: 'nib',
  turns: ['cara bikin NIB?'],
  must: ['oss', 'gratis|tanpa biaya'],
  mustNot: ['kur\\b'],
};
const answer = (text: string) => ({ text, isAnswer: true, isTold: true });
const unknown = { text: 'Saya belum punya jawaban untuk itu.', isAnswer: false, isTold: false };

test('an answer needs every group and nothing that must not be there', () => {
  expect(judgeChat(item, answer('Daftar di OSS, gratis.'))).toBe('right');
  expect(judgeChat(item, answer('Daftar di OSS.'))).toBe('wrong');
  expect(judgeChat(item, answer('Daftar di OSS, gratis, untuk KUR.'))).toBe('wrong');
  expect(judgeChat(item, unknown)).toBe('unanswered');
});

test('words of a question back do not count as an answer', () => {
  const asked = { text: 'Maksud Anda NIB gratis di OSS?', isAnswer: false, isTold: false };
  expect(judgeChat(item, asked)).toBe('unanswered');
  expect(judgeTold(item, asked)).toBe('unanswered');
});

test('what is told under a question that may be meant is no answer, and is counted apart', () => {
  const offered = (text: string) => ({ text, isAnswer: false, isTold: true });
  const right = offered('Saya belum yakin. Cara membuat NIB? Di OSS, gratis.');
  expect([judgeChat(item, right), judgeTold(item, right)]).toEqual(['unanswered', 'right']);
  const wrong = offered('Saya belum yakin. Biaya SPP-IRT? Tergantung daerah.');
  expect([judgeChat(item, wrong), judgeTold(item, wrong)]).toEqual(['unanswered', 'wrong']);
});

test('distress needs words, whatever the engine calls them', () => {
  const crisis: ChatItem = { ...item, kind: 'crisis', must: ['119'], mustNot: ['nib\\b'] };
  expect(judgeChat(crisis, { text: 'Saya di sini. Hubungi 119.', isAnswer: false, isTold: true })).toBe(
    'right',
  );
  expect(judgeChat(crisis, answer('Hubungi 119, atau buat NIB.'))).toBe('wrong');
  expect(judgeChat(crisis, unknown)).toBe('unanswered');
});

test('what no user can know is right only without an answer', () => {
  const lost: ChatItem = { ...item, kind: 'unknown', must: ['maaf'] };
  expect(judgeChat(lost, unknown)).toBe('right');
  expect(judgeChat(lost, answer('Maaf, besok hujan.'))).toBe('wrong');
});
