import { expect, test } from 'vitest';
import { renderNotification } from './render-notification.ts';

const site = 'https://kawan.test';
const paid = {
  title: 'Pembayaran diterima',
  body: 'Premium Anda aktif.',
  link: '/akses-premium',
  receipt: null,
};

test('says what happened and where to look', () => {
  const { text, html } = renderNotification(paid, site);
  expect(text).toBe(
    'Pembayaran diterima\n\nPremium Anda aktif.\n\nhttps://kawan.test/akses-premium\n\nAtur pemberitahuan: https://kawan.test/notifikasi\n',
  );
  expect(html).toContain('href="https://kawan.test/akses-premium"');
  expect(html).toContain('<title>Pembayaran diterima</title>');
  expect(html).not.toContain('terlampir');
});

test('says what the attached receipt says, in both forms', () => {
  const rows = [
    ['Nomor kwitansi', 'KU-1'],
    ['Jumlah', 'Rp 80.000'],
  ] as const;
  const { text, html } = renderNotification({ ...paid, receipt: { name: 'kwitansi-KU-1.pdf', rows } }, site);
  const words = 'Kwitansi pembayaran Anda terlampir (kwitansi-KU-1.pdf).';
  expect(text).toContain(
    `Premium Anda aktif.\n\nNomor kwitansi: KU-1\nJumlah: Rp 80.000\n\n${words}\n\nhttps://kawan.test/akses-premium`,
  );
  expect(html).toContain(words);
  for (const told of rows.flat()) expect(html).toContain(told);
});

test('loads nothing from elsewhere', () => {
  const { html } = renderNotification(paid, site);
  expect(html).not.toMatch(/<(?:img|link|script|style)|url\(/);
});

test('leads to the list where there is no page, and takes no markup from what was written', () => {
  const { text, html } = renderNotification({ ...paid, link: null, body: '<b>"Kopi"</b>' }, site);
  expect(text).toContain('\n\nhttps://kawan.test/notifikasi\n\n');
  expect(html).toContain('&lt;b&gt;&quot;Kopi&quot;&lt;/b&gt;');
});
