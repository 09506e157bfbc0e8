/** Permits by name, worded once. Rules change: every text says where to check. */
export const nib = 'NIB perorangan lewat OSS (oss.go.id), gratis, risiko rendah';
export const noPermit = 'Belum wajib izin khusus saat mencoba; urus NIB gratis di oss.go.id begitu rutin';
export const halal =
  'Sertifikat halal BPJPH, wajib bagi usaha mikro dan kecil sejak 17 Oktober 2026 (jalur pernyataan pelaku usaha; cek kuota gratis)';
export const spirt =
  'SPP-IRT untuk pangan kering/awet dari dapur rumah (ajukan lewat OSS, ikuti penyuluhan; berlaku lima tahun)';
export const freshFood =
  'Makanan siap saji: jaga syarat higiene; tanyakan SLHS ke Dinas Kesehatan bila punya tempat tetap';
export const freshProduce =
  'Sayur, buah, dan jamur segar: cukup NIB untuk dijual curah; daftar PSAT-PDUK lewat OSS bila dikemas dan bermerek';
export const frozenFood =
  'Pangan beku umumnya perlu izin edar BPOM (MD), bukan SPP-IRT; mulai dari pesanan langsung sambil mengurus';
export const campusStand = 'Izin tempat dari kampus, kantin, atau pengelola acara';
export const cosmetics =
  'Kosmetik wajib notifikasi BPOM dan dibuat di fasilitas ber-CPKB; jangan meracik sendiri untuk dijual';
export const brand = 'Merek dapat didaftarkan ke DJKI (tarif usaha mikro lebih murah)';
export const personalData = 'Minta izin sebelum menyimpan atau menayangkan data dan foto orang (UU PDP)';
export const landlord = 'Izin pemilik kos atau RT bila memakai tempat tinggal';
export const minorsConsent = 'Izin tertulis orang tua bila pesertanya di bawah 18 tahun';
