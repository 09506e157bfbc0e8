import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { readQuestion } from '../read-question.ts';
import { judgeOutside } from './outside-likelihood.ts';
import { listParticularSigns } from './particular-signs.ts';

test('a sign is named with what is asked beside it', () => {
  expect(listParticularSigns('bakso cak Man kemarin laku berapa')).toContain('p:past amount, no way');
  expect(listParticularSigns('pak RT minta surat, itu wajib ga')).not.toContain('p:titled');
  expect(listParticularSigns('cara membuat NIB')).toContain('p:none');
});

describe('what only a certain moment, person or place tells is told apart by its signs, whatever is sold', () => {
  test.each([
    'rujak Mbok Nah depan pasar kemaren dapet duit berapa',
    'live toko sepatu @langkah.id semalem ditonton brp orang',
    'bu Endang penguji kelas B itu sukanya usaha jasa apa kuliner',
    'reviewer satu ngasih skor brp ke proposal kami yg bioplastik',
    'pak kos jadi naikin kontrakan bulan depan apa cuma ngancem',
    'td pagi mas Joko nimbang karet sekilo brp ya',
  ])('%s', (text) => {
    expect(judgeOutside(readQuestion(text))).toBeGreaterThan(limits.strange);
  });

  test.each([
    'kemarin pembeli minta uang kembali, boleh kutolak',
    'pak lurah nyuruh pindah lapak, aku harus ngapain',
    'pembayaran kur telat tiga hari kena denda berapa',
    'bapakku pns boleh bikin cv ga',
    'voucher koin yang kutukar tadi berlaku sampai kapan',
  ])('%s has an answer', (text) => {
    expect(judgeOutside(readQuestion(text))).toBeLessThan(limits.stranger);
  });
});
