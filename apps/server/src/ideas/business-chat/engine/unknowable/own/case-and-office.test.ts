import { describe, expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { answerUnknowable } from '../answer-unknowable.ts';
import lines from './case-and-office-lines.json' with { type: 'json' };

describe("how the person's own case stands, and what a certain office or official decides, says or is called", () => {
  test.each(lines.unknowable)('%s: no entry knows it', (text) => {
    expect(answerUnknowable(text)).not.toBeNull();
    expect(answerConversation([text])).toMatchObject({ answered: false, isCare: false });
  });

  test.each(lines.answered)('%s: it has an answer', (text) => {
    expect(answerUnknowable(text)).toBeNull();
  });
});

test('a matter of the same office that is told in another sentence is answered after the note', () => {
  const { answered, content } = answerConversation([
    'permohonan merekku udah diterima belum ya? cara cek status permohonan merek gimana',
  ]);
  expect(answered).toBe(true);
  expect(content.length).toBeGreaterThan(300);
});

test('what helps with the matter is offered', () => {
  const { offers } = answerConversation(['pak lurah kampung awak jadi maagiah izin lapak ndak?']);
  expect(offers.length).toBeGreaterThan(0);
});
