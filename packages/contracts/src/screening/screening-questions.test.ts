import { describe, expect, test } from 'vitest';
import { findRefusedTopic } from './find-refused-topic.ts';
import { questionTemplates } from './question-templates.ts';
import { refusedTopicMessages, refusedTopics } from './question-words.ts';
import { allowedQuestions, refusedQuestions } from './questions.cases.ts';
import { questionsSchema } from './screening-questions.ts';
import { questionMaxLength } from './question-limits.ts';

describe('findRefusedTopic', () => {
  test.each(refusedTopics)('finds what asks about %s, also spelled out, in slang and in English', (topic) => {
    const found = refusedQuestions[topic].map((question) => [question, findRefusedTopic(question)]);
    expect(found).toEqual(refusedQuestions[topic].map((question) => [question, topic]));
  });

  test('lets questions about the work pass although such a word stands in them', () => {
    expect(allowedQuestions.filter((question) => findRefusedTopic(question) !== null)).toEqual([]);
  });

  test('every template passes and fits', () => {
    for (const { question } of questionTemplates) {
      expect(findRefusedTopic(question), question).toBeNull();
      expect(question.length).toBeLessThanOrEqual(questionMaxLength);
    }
  });
});

describe('questionsSchema', () => {
  test('gives each question once, trimmed, without what was left empty', () => {
    expect(questionsSchema.parse([' Kapan mulai? ', '', 'kapan mulai?'])).toEqual(['Kapan mulai?']);
    expect(questionsSchema.safeParse(['a', 'b', 'c', 'd']).success).toBe(false);
  });

  test('names the field with a kind message', () => {
    const { error } = questionsSchema.safeParse(['Kapan mulai?', 'Apa agama Anda?', 'x'.repeat(201)]);
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [[1], refusedTopicMessages.agama],
      [[2], 'Maksimal 200 karakter'],
    ]);
  });
});
