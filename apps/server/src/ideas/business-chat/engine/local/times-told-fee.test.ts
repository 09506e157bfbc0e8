import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

test.each(['3 kelas', 'tiga kelas', 'telu kelas'])(
  'the fee of %s is reckoned by what was told of one',
  (things) => {
    const { content } = answerConversation(['biaya daftar merek berapa', `kalau ${things} jadi berapa`]);
    expect(content).toMatch(/x 3 = Rp\s1\.500\.000/u);
  },
);
