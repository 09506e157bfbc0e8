import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

test('a word for how makes no question about the weather one about the subject of before', () => {
  expect(answerConversation(['cara daftar nib gimana', 'cuaca besok gimana']).answered).toBe(false);
  expect(answerConversation(['cara daftar nib gimana', 'kalau lewat hp gimana']).answered).toBe(true);
});
