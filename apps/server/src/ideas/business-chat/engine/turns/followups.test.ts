/**
 * Conversations of two to four messages, and questions in words of regions: what is asked last leans on what was spoken of before, goes back
 * to it by its name, or names another case of it. Each pattern has to be in the answer.
 */
import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import lines from './turned-lines.json' with { type: 'json' };

test.each(lines)('$turns', ({ turns, must }) => {
  const { content, answered } = answerConversation(turns);
  expect(answered, content).toBe(true);
  expect(content.replaceAll('\u00A0', ' ')).toMatch(new RegExp(must, 'iu'));
});
