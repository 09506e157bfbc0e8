import { simulatedChatDelayMs } from '@kawanusaha/contracts/business';
import { wait } from '#lib/wait.ts';

/** How much of the question the simulated answer quotes (spec §7). */
export const quotedLength = 30;

/** The canned reply of spec §7: it quotes the first 30 characters of the question and says that it is a simulation. */
export function simulatedAnswer(question: string): string {
  const clean = question.trim();
  const quoted = clean.slice(0, quotedLength);
  const rest = clean.length > quotedLength ? '...' : '';
  return (
    `Terima kasih atas pertanyaan Anda tentang "${quoted}${rest}". Sebelum mengambil keputusan, hitung dulu tiga angka: ` +
    'biaya per unit (HPP), jumlah yang harus terjual agar impas, dan berapa lama modal kembali. ' +
    'Lalu tanyakan kepada lima calon pembeli apa yang mereka beli terakhir kali, bukan apa yang akan mereka beli.'
  );
}

/** What stands under the canned reply: that it is a simulation, and why no AI was asked, where that has a reason. */
export const simulationNote = (reason: string): string =>
  reason === '' ? 'Simulasi, bukan jawaban AI' : `Simulasi, bukan jawaban AI. ${reason}`;

/** Answers after two seconds, as the specification describes. Throws when it was stopped by then. */
export async function answerAfterDelay(question: string, isStopped: () => boolean): Promise<string> {
  await wait(simulatedChatDelayMs);
  if (isStopped()) throw new Error('The answer was stopped');
  return simulatedAnswer(question);
}
