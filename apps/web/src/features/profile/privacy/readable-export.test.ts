import { expect, test } from 'vitest';
import { renderReadableExport } from './readable-export.ts';

test('headings and labels in Indonesian, times in Jakarta, ids left out, empty parts named once', () => {
  const page = renderReadableExport({
    dibuat: '2026-11-25T14:00:00+00:00',
    proyek: [
      {
        id: 'b1c2',
        user_id: 'd3e4',
        is_active: true,
        project_name: 'Kopi keliling',
        created_at: '2026-11-24T02:41:00Z',
      },
    ],
    voucher: null,
    diblokir: [],
  });
  expect(page).toContain('<h2>Proyek</h2><ul><li><dl><div><dt>Nama proyek</dt>');
  expect(page).toContain('<dt>Nama proyek</dt><dd>Kopi keliling</dd>');
  expect(page).toContain('<dt>Aktif</dt><dd>Ya</dd>');
  expect(page).toContain('<dt>Dibuat</dt><dd>24 November 2026 pukul 09.41 WIB</dd>');
  expect(page).toContain('Dibuat 25 November 2026 pukul 21.00 WIB.');
  expect(page).not.toMatch(/b1c2|d3e4/);
  expect(page).toMatch(/Tidak ada isinya<\/h2><p>.*Voucher.*<\/p>/);
});

test('states, methods and reasons of payments are said in words; what people wrote stays', () => {
  const page = renderReadableExport({
    pembayaran: [{ status: 'charged_back', payment_type: 'bank_transfer', revoke_reason: 'refunded' }],
    lamaran: [{ status: 'pending', application_message: 'paid' }],
  });
  for (const words of ['Ditarik kembali', 'Virtual Account', 'Dikembalikan', 'Menunggu', 'paid'])
    expect(page).toContain(`<dd>${words}</dd>`);
  expect(page).not.toMatch(/charged_back|bank_transfer|refunded/);
});

test('events of the log and texts of consents are said in words', () => {
  const page = renderReadableExport({
    log_masuk: [{ kejadian: 'user_signedup' }, { kejadian: 'token_refreshed' }],
    persetujuan: [{ teks: 'privacy', versi: '2026-11-23' }],
  });
  for (const words of ['Mendaftar', 'Sesi diperpanjang', 'Kebijakan Privasi'])
    expect(page).toContain(`<dd>${words}</dd>`);
  expect(page).not.toMatch(/user_signedup|token_refreshed|>privacy</);
});

test('a part without a heading is there, under its own name', () => {
  expect(renderReadableExport({ bagian_baru: ['satu'] })).toContain(
    '<h2>Bagian baru</h2><ul><li>satu</li></ul>',
  );
});

test('what people wrote is text, in keys too, and the page runs nothing', () => {
  const page = renderReadableExport({
    pesan: [{ message: `<script>alert(1)</script><img src=x onerror="alert(1)">`, '"><b>': "'&" }],
    '"><script>': ['x'],
  });
  expect(page).not.toMatch(/<script|<img|<b>/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain("default-src 'none'");
});
