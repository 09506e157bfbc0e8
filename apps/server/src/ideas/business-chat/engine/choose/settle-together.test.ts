import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';

const ids = (...turns: string[]) => answerConversation(turns).entries.map(({ id }) => id);

test('what is asked next is answered with the message before it, though neither says enough alone', () => {
  const reply = answerConversation([
    'akun instagram tokoku dibajak orang',
    'dia minta transfer ke pembeliku, apa dulu',
  ]);
  expect(reply.answered).toBe(true);
  expect(reply.entries.map(({ id }) => id)).toContain('akun-diretas');
  expect(ids('adik saya kelas 8 mau jualan kue', 'di sekolahnya, minta izin ke siapa')).toContain(
    'jualan-izin-sekolah',
  );
});

test('a question about something else is not bent to the subject of before', () => {
  const halal = 'halal self declare syaratnya apa';
  expect(answerConversation([halal, 'nomor wa Rizky anak manajemen angkatan 22 berapa']).answered).toBe(
    false,
  );
  expect(answerConversation([halal, 'sore ini di Lhokseumawe hujan tidak']).answered).toBe(false);
});
