import { expect, test } from 'vitest';
import { writePlainWords } from './plain-words.ts';

test.each([
  ['nek mbayar nganggo iku oleh ora', 'nek bayar pakai iku boleh tidak'],
  ['rek ngadamel sambel, naon saratna', 'mau buat sambel, naon syaratnya'],
  ['hargo jo biayanyo paralu tahu', 'hargo jo biayanya perlu tahu'],
  ['carane daftar piye', 'caranya daftar piye'],
])('%s reads as Indonesian', (written, plain) => {
  expect(writePlainWords(written)).toBe(plain);
});

test.each(['dijual oleh petani', 'punya kuda dan bara api', 'banyak nanas di pasar', 'warung Bu Sinyo'])(
  '%s stays',
  (written) => {
    expect(writePlainWords(written)).toBe(written);
  },
);
