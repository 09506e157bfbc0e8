/** How to find out, to do better or what is allowed is asked, which has an answer. */
const canBeAnswered =
  /\b(?:gimana|gmn|bagaimana|cara\w*|tips|strategi|kenapa|knp|boleh|bisa|harus|perlu|wajar|ideal|aman|sebaiknya|pantas|pantes|cocok|jualan|usaha|bisnis|modal)\b/u;
/** Who holds an office or has won. */
const holder =
  /\b(?:siapa|sapa|siapakah)\b (?:\w+ ){0,3}?(?:presiden|wapres|menteri|gubernur|bupati|wali ?kota|ceo|direktur|pemenang\w*|juara\w*|menang)\b/u;
/** What a currency, a metal or fuel is worth, and which share will rise. */
const worth =
  /\b(?:harga|kurs|nilai)\b (?:\w+ ){0,2}?(?:bitcoin|btc|kripto|crypto|emas|saham|dolar|dollar|usd|bensin|pertalite|pertamax|solar)\b|\b(?:saham|koin|kripto|crypto|reksa ?dana|forex)\b[^.?!]{0,15}\b(?:apa|mana)\b[^.?!]{0,15}\b(?:bagus|naik|cuan|untung)\b/u;
/** The rate is told, so that a sum is asked: 'harga 3 usd kurs 16.500'. */
const tellsRate = /\b(?:kurs|rate|nilai tukar)(?:nya)?(?: [a-z]+){0,3} ?=? ?(?:rp\.? ?)?\d{1,2}[.,]?\d{3}\b/u;
/** What goods cost in a market on a certain day. */
const priceOfTheDay =
  /\bharga\b[^.?!]{0,40}\b(?:hari ini|sekarang|skrg|besok|lusa|kemarin|minggu depan|bulan depan|pagi ini)\b[^.?!]{0,15}\b(?:berapa|brp)\b/u;
const offerOfTheDay =
  /\b(?:kode|voucher|promo|diskon)\b[^.?!]{0,20}\b(?:hari ini|sekarang|skrg|malam ini|terbaru)\b/u;
/** What stands in the person's own account or will be decided about them. */
const ownState =
  /^(?!.*\d).*\b(?:(?:saldo|stok|nilai|skor|peringkat|koin|coin|followers?)\b[^.?!]{0,15}(?:ku|\b(?:ku|saya|aku|gue|gw|kami))\b[^.?!]{0,12}\b(?:berapa|brp)|(?:berapa|brp) (?:saldo|stok|nilai|skor|peringkat|koin|coin|followers?) \w*(?:ku|\b(?:saya|aku|gue|gw|kami))\b|(?:tim|kelompok|proposal|pendaftaran)(?:ku|nya| aku| saya| kami)\b[^.?!]{0,10}\b(?:lolos|menang|diterima) (?:\w+ )?(?:ga|gak|nggak|enggak|tidak|kah|apa belum))\b/u;
/** Whether one's own campus, team or proposal is among those of a list that comes out. */
const ownResult =
  /\b(?:hasil|pengumuman)\w*\b[^.?!]{0,40}(?:\p{L}{2}ku|\b(?:saya|aku|gue|gw|kami|kita))\b[^.?!]{0,12}\b(?:lolos|lulus|menang|juara|diterima|keterima|masuk)\b(?: (?:ga|gak|nggak|ngga|enggak|engga|tidak|kah|apa (?:ga|gak|nggak|enggak|tidak)))*[?! .]*$|\b(?:hasil|pengumuman)\b (?:\p{L}+ )?(?:lolos|lulus|menang|juara|seleksi)\b[^.?!]{0,12}\b(?:tim|kelompok|proposal|usaha)(?:ku| (?:saya|aku|gue|gw|kami|kita))\b/u;
/** What a person has handed in, ordered or paid and waits for: 'pengajuan kurku yang hari Senin sudah di-acc belum'. */
const waited =
  '(?:status|pengajuan|permohonan|pendaftaran|berkas|lamaran|proposal|kur|kredit|pinjaman|invoice|tagihan|faktur|dana|pesanan|order|paket|kiriman|resi|pembayaran|transfer\\w*|pencairan|komplain|laporan|izin|nib|merek|sertifikat\\w*|akun|tim|kelompok)';
const done =
  '(?:di ?-?)?(?:acc|setujui|disetujui|terima|diterima|terbit|jadi|lolos|cair|cek|dicek|baca|dibaca|dibayar|balas|dibalas|proses|diproses|kirim|dikirim|sampai|sampe|nyampe|masuk|keluar|selesai|verifikasi|diverifikasi|menang)';
const ownWaiting = new RegExp(
  `\\b${waited}(?:ku\\b|\\b[^?]{0,20}?(?:(?<=\\p{L}{2})ku|\\b(?:ku|saya|aku|gue|gw|kami))\\b)[^?]{0,45}(?:\\b(?:sudah|udah|udh|dah)\\b[^?]{0,25}\\b${done}|\\b(?:lolos|menang|diterima))(?: (?:seller|bank|klien|pembeli|pelanggan|admin|panitia))?(?: apa)? (?:belum|belom|blm|blom|ga|gak|nggak|kah)(?: (?:ya|sih|kak|min|yah))*[?! .]*$`,
  'u',
);
/** On which day what one waits for comes, or what one has runs out. */
const ownDay =
  /\b(?:dana|premium|langganan|koin|voucher|bantuan|hibah|pinjaman|kur|sertifikat|izin|domain)\b[^.?!]{0,20}(?:\p{L}{2}ku|\b(?:ku|saya|aku|gue|gw|kami|kita))\b[^.?!]{0,15}\b(?:cair|habis|abis|berakhir|keluar|terbit|turun|expired|hangus)(?:nya)?\b[^.?!]{0,6}\b(?:tanggal|tgl|hari) (?:berapa|brp|apa)\b/u;
const asksHow =
  /\b(?:gimana|gmn|bagaimana|cara\w*|kenapa|knp|kalo|kalau|klo|boleh|harus|berapa lama|brp lama)\b/u;

/** Where a person of one's own is just now: 'dosenku di ruangan ga sekarang'. */
const ownPerson =
  '(?:dosen|dospem|pembimbing|bos|atasan|teman|temen|partner|rekan|supplier|pemasok|karyawan|pegawai|pacar|klien)(?: \\w+)?(?:ku|nya| (?:saya|aku|gue|gw|kami))';
const now = '(?:lagi|lg|sekarang|skrg|hari ini)';
const somewhere = '(?:di ?mana|dmn|di (?:ruangan|kantor|kampus|rumah(?! makan)))';
const whereabouts = new RegExp(
  `\\b${ownPerson}\\b(?=[^.?!]*\\b${now}\\b)[^.?!]{0,20}\\b${somewhere}\\b(?: (?:ga|gak|nggak|ngga|enggak|tidak|ya|${now}))*[.?! ]*$`,
  'u',
);

/**
 * Whether a fact is asked that changes from day to day or that only the person's own account says: no entry answers it, however near its
 * words are ('siapa menteri koperasi sekarang', 'berapa stok barangku').
 * @param text as it was written
 */
export function asksPassingFact(text: string): boolean {
  const said = text.toLowerCase();
  if ((worth.test(said) && !tellsRate.test(said)) || offerOfTheDay.test(said) || priceOfTheDay.test(said))
    return !/\b(?:jual|jualan|pasang|kasih|bikin|buat)\b/u.test(said);
  if (
    ownResult.test(said) ||
    (ownDay.test(said) && !asksHow.test(said)) ||
    (ownWaiting.test(said) && !asksHow.test(said))
  )
    return true;
  return !canBeAnswered.test(said) && (holder.test(said) || ownState.test(said) || whereabouts.test(said));
}
