-- Questions about taking the size of a body (sewing) and about what is made for those who wear a hijab are about the work.
delete from private.question_words where topic = 'penampilan' and pattern = 'ukuran (badan|tubuh)(mu)?';
insert into private.question_words (topic, pattern) values
  ('boleh', '((konten|produk|busana|fashion|fesyen|pasar|komunitas|pelanggan|pembeli|audiens|segmen|target)|(?<!khusus )(untuk|bagi|kepada|ke)) (para |kalangan |komunitas )?hijabers?'),
  ('penampilan', '(ukuran (badan|tubuh)(mu| berapa| (anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat))|berapa ukuran (badan|tubuh)(?= $)|(?<=^ )ukuran (badan|tubuh)(?= $))');
