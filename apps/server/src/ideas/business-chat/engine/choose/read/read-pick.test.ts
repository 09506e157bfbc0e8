import { expect, test } from 'vitest';
import { findEntry } from '../../../knowledge/knowledge-base.ts';
import { answerTurn } from '../../answer-conversation.ts';
import { start } from '../../chat-reply.ts';
import { agreesTo, readPick } from './read-pick.ts';

test.each([
  ['yang kedua', 3, 1],
  ['yg pertama dong', 2, 0],
  ['nomor 2 aja', 2, 1],
  ['yang terakhir deh', 3, 2],
  ['maksudku yang ke-3', 3, 2],
  ['yang kedua syaratnya apa', 3, null],
  ['2', 3, null],
  ['yg 2%?', 3, null],
])('%s of %i takes %s', (text, count, at) => {
  expect(readPick(text, count)).toBe(at);
});

test('a yes takes what alone was offered, and nothing that is said beside it', () => {
  expect(agreesTo('iya itu')).toBe(true);
  expect(agreesTo('iya tapi gratis ga')).toBe(false);
});

test('what was offered is answered when it is taken by its place; what was not is asked back', () => {
  const offered = ['nib-cara', 'merek-cara'].flatMap((id) => findEntry(id) ?? []);
  const state = { ...start, offered };
  const { reply } = answerTurn('yang kedua', state);
  expect(reply).toMatchObject({ answered: true, entries: [{ id: 'merek-cara' }] });
  expect(answerTurn('yang ketiga', state).reply).toMatchObject({
    answered: false,
    offers: offered.map(({ question }) => ({ question })),
  });
});
