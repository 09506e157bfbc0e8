import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerConversation } from '../apps/server/src/ideas/business-chat/engine/answer-conversation.ts';
import { composeAnswer } from '../apps/server/src/ideas/generate-business-idea/engine/compose/compose-answer.ts';

const document = fs.readFileSync(path.join(import.meta.dirname, '../docs/idea-ai.md'), 'utf8');

/** The rows of the table under a heading, without its head. */
function rowsUnder(heading: string): string[][] {
  const part = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

const profiles = rowsUnder('Ten students, before and now');
const questions = rowsUnder('Ten questions, before and now');
const none = 'none';

test('there are ten of each, with what was answered before', () => {
  expect([profiles.length, questions.length]).toEqual([10, 10]);
  for (const row of [...profiles, ...questions])
    expect(row.map((cell) => cell !== '')).toEqual([true, true, true]);
});

describe('what the document shows is what is answered today', () => {
  test.each(profiles)('%s', (profile, _before, now) => {
    const [skills = '', interests = '', capital = none, city] = profile.split(' / ');
    const answer = composeAnswer(
      {
        skills,
        interests,
        ...(capital === none ? {} : { capital }),
        ...(city === undefined ? {} : { city }),
      },
      '',
      // The season of an idea is near or far from a day.
      '2026-11-28',
    );
    if (answer.kind !== 'answer') throw new Error(answer.kind);
    const ideas = [answer.body, ...answer.body.alternatives];
    expect(ideas.map(({ businessName, totalScore }) => `${businessName} (${totalScore})`).join('; ')).toBe(
      now,
    );
  });

  test.each(questions)('%s', (question, _before, now = '') => {
    const { content } = answerConversation(question.split(' » '));
    for (const told of now.split(' … '))
      expect(content.replaceAll('\u00a0', ' ').replaceAll('\n', ' ')).toContain(told);
  });
});
