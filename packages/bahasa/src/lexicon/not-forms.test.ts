import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

const meant = (text: string): string[] => understand(text).concepts.map(({ id }) => id);

test.each([
  ['pura-pura jadi pelanggan', 'keagamaan'],
  ['pura pura lupa bayar', 'keagamaan'],
  ['modal awal bisa dari mana saja', 'dari-rumah'],
  ['stroller dan kereta bayi bekas', 'transportasi'],
  ['iklan di stasiun tv', 'transportasi'],
  ['kebun tumpang sari', 'masakan-nusantara'],
  ['aturan yang tumpang tindih', 'masakan-nusantara'],
  ['yayasan foundation kampus', 'kosmetik'],
  ['pempek kapal selam beku', 'kelautan'],
  ['lomba balap karung', 'otomotif'],
  ['pasang optik fiber', 'klinik'],
])('%s is not of %s', (text, id) => {
  expect(meant(text)).not.toContain(id);
});

test.each([
  ['perlengkapan upacara di pura', 'keagamaan'],
  ['kerja dari mana saja', 'dari-rumah'],
  ['kios depan stasiun kereta', 'transportasi'],
  ['nasi tumpang kediri', 'masakan-nusantara'],
  ['foundation buat kulit sawo matang', 'kosmetik'],
  ['pempek kapal selam beku', 'pempek'],
  ['tur kapal selam', 'kelautan'],
  ['komunitas balap motor', 'otomotif'],
  ['optik kacamata', 'klinik'],
])('%s is of %s', (text, id) => {
  expect(meant(text)).toContain(id);
});
