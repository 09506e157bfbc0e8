/** Permits by name, worded once. Rules change: every text says where to check. */
export const nib = 'NIB perorangan lewat OSS (oss.go.id), gratis, risiko rendah';
export const noPermit = 'Belum wajib izin khusus saat mencoba; urus NIB gratis di oss.go.id begitu rutin';
export const halal =
  'Sertifikat halal BPJPH (jalur pernyataan pelaku usaha untuk usaha mikro; cek kuota gratis)';
export const spirt = 'SPP-IRT untuk pangan kering/awet dari dapur rumah (ajukan lewat OSS, ikuti penyuluhan)';
export const freshFood =
  'Makanan siap saji: jaga syarat higiene; tanyakan SLHS ke Dinas Kesehatan bila punya tempat tetap';
export const frozenFood =
  'Pangan beku umumnya perlu izin edar BPOM (MD), bukan SPP-IRT; mulai dari pesanan langsung sambil mengurus';
export const campusStand = 'Izin tempat dari kampus, kantin, atau pengelola acara';
export const cosmetics =
  'Kosmetik wajib notifikasi BPOM dan dibuat di fasilitas ber-CPKB; jangan meracik sendiri untuk dijual';
export const brand = 'Merek dapat didaftarkan ke DJKI (tarif usaha mikro lebih murah)';
export const personalData = 'Minta izin sebelum menyimpan atau menayangkan data dan foto orang (UU PDP)';
export const landlord = 'Izin pemilik kos atau RT bila memakai tempat tinggal';
export const minorsConsent = 'Izin tertulis orang tua bila pesertanya di bawah 18 tahun';
