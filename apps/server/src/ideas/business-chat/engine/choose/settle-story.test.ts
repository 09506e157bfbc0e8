import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { readQuestion } from '../read-question.ts';
import { settleStory } from './settle-story.ts';
import lines from './story-lines.json' with { type: 'json' };

const told = ['kami bikin abon ikan di rumah', 'mau masukin ke minimarket'];

test('a question at the end of a story is read with all that was told', () => {
  const { answered, entries } = answerConversation([...told, 'izin apa yg kudu dilengkapi']);
  expect(answered).toBe(true);
  expect(entries.map(({ id }) => id)).toContain('masuk-minimarket');
});

test('what was asked and answered before is no story, nor what was left for another subject, nor what is about neither', () => {
  const question = readQuestion('izin apa yg kudu dilengkapi');
  expect(settleStory(question, told)).not.toBeNull();
  expect(
    settleStory(question, ['abon ikan laku berapa di minimarket?', 'mau masukin ke minimarket']),
  ).toBeNull();
  expect(
    settleStory(question, ['kami bikin abon ikan di rumah', 'ganti topik: mau ke minimarket']),
  ).toBeNull();
  expect(settleStory(readQuestion('siapa nama presiden pertama'), told)).toBeNull();
});

test('a question that leans on the one message before it, which asked nothing, is read with it', () => {
  const missed = lines.filter(({ turns, must }) => {
    const { answered, content } = answerConversation(turns);
    return !answered || !must.every((pattern) => new RegExp(pattern, 'iu').test(content));
  });
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2);
});
