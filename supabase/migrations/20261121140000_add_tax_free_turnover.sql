-- Asked in these words, the entry about the rate came after the one about the deadline.
insert into private.knowledge_entries (slug, topic, question, answer, source) values
  ('pph-final-bebas', 'pajak', 'Berapa omzet UMKM yang bebas PPh final?', 'Untuk orang pribadi, Rp 500 juta pertama dalam setahun tidak dikenai PPh final; yang dikenai 0,5% hanya kelebihannya. Hitungannya memakai omzet bruto semua usaha Anda sejak Januari, bukan laba. CV dan PT tidak mendapat bagian bebas ini. Tetap catat omzet tiap bulan.', 'DJP (pajak.go.id); PP 55/2022')
on conflict (slug) do update
  set topic = excluded.topic, question = excluded.question, answer = excluded.answer, source = excluded.source;
