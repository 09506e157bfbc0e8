/** To deceive by a forged or borrowed proof: another person's identity, a payment, a signature or a stamp. */

/** Another person; of the family one may act with their consent, so that hiding it has to be said as well. */
const stranger =
  '(?:te?me?n|teman|tetangga|mantan|orang(?! tua)|pelanggan|pembeli|karyawan|pegawai|kenalan|nasabah|warga|dia|mahasiswa(?! (?:belum|blm|aktif|bisa|boleh|yang|yg|baru|semester|itu|tanpa)\\b)|adik tingkat|adek tingkat|bos|dosen|customer)';
const family =
  '(?:kakak|kaka|adik|adek|ibu|bapak|ayah|mama\\p{L}*|papa|ortu|orang tua|nenek|kakek|sepupu|om|tante|paman|bibi|istri|suami|pacar)';
const identity =
  '(?:ktp|e-ktp|nama|data|identitas|nik|foto ktp|selfie|kk|npwp)(?:nya)?(?: (?:sama|sm|dan|&) \\p{L}+)?';
const loan =
  '(?:pinjol|pinjaman|pay ?later|kredit|kur|kredivo|akulaku|kartu kredit|utang|dana talangan|cicilan)';
const unknowing =
  '(?:tanpa (?:\\p{L}+ ){0,2}(?:tau|tahu|sepengetahuan|izin|ijin|bilang)|diam-?diam|diem-?diem|(?:ga|gak|g|nggak|ngga|tidak|tdk|jangan|jgn|gausah) (?:(?:usah|perlu|sampai|sampe|boleh) )?(?:tau|tahu|dikasih tau|bilang))';
/** Consent is told or leave is asked, another wants one's own papers, or it has happened to the person. */
const isOpen =
  '(?!.*\\b(?:boleh|bolehkah|setuju|seizin|izin(?:nya)?nya|sudah izin|udah izin|bersedia|sepakat|persetujuan\\p{L}*|minta(?:in)?|nawarin|nyuruh|dimintai|diminta|ketipu|ditipu|korban|lapor\\p{L}*|ditagih|risiko\\p{L}*|resiko\\p{L}*|bahaya\\p{L}*|sanksi\\p{L}*|hukuman\\p{L}*|kenapa|knp|jangan sampai|hindari|cegah|mencegah|takut|macet|(?:se)?kelompok\\p{L}*|tanggung renteng|balik nama|(?:alih|over|oper|take ?over) kredit|(?:belum|blm|udah|sudah) lunas|(?:karyawan|pegawai) (?:untuk|buat|utk) (?:(?:slip|daftar) )?(?:gaji|penggajian|payroll|bpjs)|(?:di|me)?(?:paksa|maksa))\\b)';

const proof =
  '(?:bukti (?:transfer|tf|trf|bayar|pembayaran|qris|setor\\p{L}*)|struk(?: \\p{L}+)?|resi|kwitansi|kuitansi|nota|mutasi|rekening koran|(?:screenshot|ss|tangkapan layar|screenshoot|notif\\p{L}*)(?: \\p{L}+)? (?:m-?banking|transfer|tf|saldo|qris|pembayaran|mutasi|bca|bri|mandiri|bni|dana|gopay|ovo)|slip gaji|surat (?:keterangan|dokter|sakit|kuasa|domisili|rekomendasi|pengantar)|akta|sku)';
const alter =
  '(?:(?:ng|di)?edit(?:in)?|(?:ng|di)?ubah(?:in)?|(?:ng)?ganti(?:in)?|(?:nge|di)?bikin(?:in)?|(?:di)?buat(?:in)?|bkin|cetak|generator|template|aplikasi|manipulasi|rekayasa|(?:ni|ti)ru(?:in)?|crop|photoshop|canva)';
const like =
  '(?:mirip|kayak|kyk|seperti|persis|keliatan|kelihatan|terlihat|dikira) (?:yang |yg )?(?:asli|beneran)';
const deceit =
  '(?:bo\\p{L}?ongan|bohongan|bodong|palsu|fake|(?:ngira|dikira|seolah\\S*|seakan\\S*|pura\\S*) (?:\\p{L}+ ){0,2}(?:udah|sudah|lunas|bayar|transfer|asli|masuk)|padahal (?:belum|blm|ga|gak|nggak|tidak) (?:\\p{L}+ )?(?:bayar|transfer|tf|lunas|kerja|ada)|biar (?:bisa )?lolos)';
/** Receipts of the person's own shop may look as receipts do, unless one is altered or another has to pay for it. */
const notOwnReceipt =
  '(?!(?!.*\\b(?:(?:ng|di)?edit\\p{L}*|(?:ng)?ganti\\p{L}*|(?:ng|di)?ubah\\p{L}*|manipulasi|rekayasa|(?:ni|ti)ru\\p{L}*|reimburs\\p{L}*|klaim|lpj|spj|laporan|dana|kantor|bendahara|proyek)\\b).*\\b(?:nota|struk|kwitansi|kuitansi|invoice)\\b.*\\b(?:untuk|buat|dari|di) (?:toko|warung|kedai|usaha|kios)(?:ku| kami| kita| saya| sendiri)?\\b(?! (?:lain|orang|sebelah|tetangga|te?man|temen|langganan|besar|bangunan)\\b))';

const signature = '(?:tanda ?tangan\\p{L}*|ttd\\p{L}*|paraf|stempel|cap basah|stempelnya)';
const office =
  '(?:kelurahan|lurah|desa|kades|kepala desa|rt|rw|kecamatan|camat|dinas|puskesmas|dokter|notaris|polisi|polsek|kua|bpom|mui|pengadilan|dekan|rektor|kaprodi|dosen|pembimbing|pejabat|bank|kantor|instansi|ketua \\p{L}+|kepala \\p{L}+|guru|bos)';

/** How such a proof is told, what follows from it or whether it is allowed is asked. */
const isNoQuestion =
  '(?!.*\\b(?:bedain|bedakan|membedakan|beda|ciri\\p{L}*|tanda-tanda|kenali|mengenali|ngenalin|cek|ngecek|deteksi|ketauan|cegah|mencegah|takut|kena|boleh|sanksi\\p{L}*|risiko\\p{L}*|kenapa|ketipu|lapor\\p{L}*)\\b)';

/** A mark or number of a licence, and how it is put on a product. */
const licence = '(?:halal|bpom|pirt|p-irt|sni|izin edar|ijin edar)';
const put =
  '(?:(?:tempel|nempel|pasang|masang|cantum|nyantum|tulis|nulis|cetak|kasih|gunakan|numpang)(?:in|kan)?|pakai|pake|pk|gunain)';
/** Another seller does it, or it has happened. */
const isOfAnother =
  '(?!.*\\b(?:saingan|kompetitor|pesaing|(?:toko|warung) sebelah|penjual lain|supplier\\p{L}*|pemasok\\p{L}*|ada yang|ada yg|terlanjur|telanjur|sanksi\\p{L}*|risiko\\p{L}*|resiko\\p{L}*|hukum\\p{L}*|bahaya|kenapa|jangan)\\b)';

/** Papers that carry a number of a registration, and a number that is made up. */
const registered =
  '(?:halal|bpom|pirt|p-irt|sni|nib|nkv|haki|merek|izin edar|ijin edar|izin|ijin|sertifikat|sertipikat|registrasi|reg|pendaftaran|terdaftar)(?:nya)?';
const numbered = '(?:nomor|nomer|nmr|nomr|no|kode)(?:nya)?';
const madeUp =
  '(?:ngasal|asal-asalan|asal asalan|asalan|karangan|ngarang|dikarang|mengarang|fiktif|fiktip|bo\\p{L}?ongan|bohongan|bodong|abal-?abal|acak|random|sembarang(?:an)?|rekaan|palsu|(?:bikinan|buatan|karangan|ngarang) sendiri)';
const makeUp =
  '(?:(?:di|nge|me)?karang(?:in|kan)?|ngarang(?:in)?|mengarang|ngasal(?:in)?|(?:asal|ngasal) (?:tulis|nulis|isi|ngisi|ketik|ngetik|tempel|nempel|cantum\\p{L}*|nyantum\\p{L}*|bikin|comot|pasang|masang|cetak|nyetak)|(?:(?:me)?malsu|palsu)(?:in|kan))';
/** It is put on goods or made for them. */
const onGoods =
  '(?:(?:di|ku|ke)?(?:tempel|pasang|cetak|cantum|tulis)(?:in|kan)?|nempel(?:in)?|nyetak|masang|nyantum(?:in)?|nulis|label(?:nya)?|kemasan(?:nya)?|bungkus(?:nya)?|stiker(?:nya)?|logo(?:nya)?|botol(?:nya)?|produk(?:ku|nya)?|templat|template|generator|pakai|pake|bikin(?:in)?|buatin|bkin|spanduk|banner)';
/** Another does it, it has happened, it is kept from, or a trial of a design is made. */
const isNoForger =
  '(?!.*(?:\\b(?:saingan|kompetitor|pesaing|(?:toko|warung) (?:sebelah|lain|tetangga)|penjual lain|supplier\\p{L}*|pemasok\\p{L}*|terlanjur|telanjur|sanksi\\p{L}*|risiko\\p{L}*|resiko\\p{L}*|hukum\\p{L}*|dihukum|pidana|denda|bahaya\\p{L}*|kenapa|knp|jangan|jgn|takut|tertipu|ketipu|ditipu|korban|lapor\\p{L}*|bedain|bedanya|membedakan|ciri\\p{L}*|kenali|mengenali|boleh|bolehkah|ditawari\\p{L}*|nemu|ketemu|cara (?:ng)?cek|ngeceknya|mockup|mock up|purwarupa|latihan)\\b|(?<!\\b(?:ga|gak|g|nggak|ngga|gk|tidak|tdk|tak) (?:bakal |bakalan |akan |pernah |mungkin )?)\\bada (?:yang|yg)\\b))';

/** Patterns of such deeds; the second of a pair is in any order within a message. */
export const falseProofs: readonly RegExp[] = [
  // A loan in the name of another: the papers of a stranger, or of the family without their knowing.
  new RegExp(
    `^${isOpen}(?=.*\\b${loan}\\b)(?=.*\\b(?:pakai|pake|pk|atas|gunain|menggunakan|punya|pegang|kupegang) (?:\\p{L}+ )?${identity} (?:\\p{L}+ )?${stranger}(?:ku|nya)?\\b)`,
    'u',
  ),
  new RegExp(
    `^${isOpen}(?=.*\\b${loan}\\b)(?=.*\\b${identity} (?:${family}|${stranger})(?:ku|nya)?\\b)(?=.*\\b${unknowing}\\b)`,
    'u',
  ),
  // A proof that is altered or made so that it looks real.
  new RegExp(`^${isNoQuestion}(?=.*\\b${alter}\\b[^.?!]{0,30}\\b${proof})(?=.*\\b${deceit}\\b)`, 'u'),
  new RegExp(
    `^${isNoQuestion}${notOwnReceipt}(?=.*\\b${alter}\\b[^.?!]{0,30}\\b${proof})(?=.*\\b${like}\\b)`,
    'u',
  ),
  new RegExp(
    `^(?!.*\\b(?:hukum\\p{L}*|sanksi\\p{L}*|pidana\\p{L}*|pasal|risiko\\p{L}*|resiko\\p{L}*|jangan|ada yang|ada yg)\\b).*\\b(?:(?:ni|ti|meni)ru|(?:me)?[pm]alsu)(?:in|kan)?\\b[^.?!]{0,10}\\b${signature} (?:\\p{L}+ )?${office}`,
    'u',
  ),
  // A licence that is not there, or that of another.
  new RegExp(
    `^${isOfAnother}.*\\b${put} (?:\\p{L}+ )?(?:label|logo|stiker|cap|nomor|nomer|no) ${licence}\\b[^.?!]{0,20}\\b(?:padahal|meski\\p{L}*|walau\\p{L}*) (?:\\p{L}+ )?(?:belum|blm|ga|gak|nggak|ngga|tidak|tdk|tanpa)\\b`,
    'u',
  ),
  new RegExp(
    `^${isOfAnother}.*\\b${put} (?:nomor|nomer|no|label|sertifikat) ${licence} (?:punya |milik |dari )?(?:orang|(?:toko|merek|produk|usaha|warung) (?:lain|orang|sebelah|te?man|temen|tetangga)|te?man|temen|tetangga)\\b`,
    'u',
  ),
  // Its number made up.
  new RegExp(
    `^${isNoForger}(?=.*\\b${onGoods}\\b).*\\b(?:${numbered} (?:\\p{L}+ )?${registered} (?:(?!(?:asli|resmi|yang|yg)\\b)\\p{L}+ ){0,2}${madeUp}|${registered} (?:${numbered} )?(?:aja |saja |yang |yg )?${madeUp}|${makeUp} (?:aja |saja |dulu )?${numbered} (?:\\p{L}+ )?${registered})\\b`,
    'u',
  ),
  new RegExp(
    `^${isNoForger}(?=.*\\b(?:label|logo|stiker|cap|izin|ijin) (?:\\p{L}+ )?${licence}\\b).*\\b(?:(?!kode)${numbered} (?:(?!(?:asli|resmi|batch|antri\\p{L}*|urut|undian|kupon|voucher|unik|seri|pesanan|resi|meja|wa|hp|telp)\\b)\\p{L}+ ){0,2}${madeUp}|${makeUp} (?:aja |saja |dulu )?${numbered})\\b`,
    'u',
  ),
  new RegExp(
    `^(?!.*\\b(?:boleh|sanksi|risiko|resiko|hukum\\p{L}*)\\b)(?=.*\\b(?:bikin|buat|cetak|pesan|pesen|order|tempel) (?:\\p{L}+ )?(?:stempel|cap|kop surat) (?:\\p{L}+ )?${office} (?:sendiri|palsu|tiruan|bohongan|kw))`,
    'u',
  ),
];
