import { formatNumber } from '@kawanusaha/contracts/format-number';

const capUsed = 'Kuota AI situs ini untuk hari ini habis';
const shareUsed = 'Kuota AI Anda untuk hari ini habis';

/** Indonesian texts of this function. */
export const messages = {
  invalid: 'Pesan tidak dapat dibaca. Tulis paling banyak 1.000 karakter.',
  loginRequired: 'Silakan masuk terlebih dahulu untuk mengakses fitur premium',
  premiumRequired: 'Fitur Chat Idea AI hanya tersedia untuk pengguna Premium',
  freeQuota: (limit: number) =>
    `Batas ${limit} pertanyaan konsultasi gratis hari ini sudah terpakai. Lanjutkan besok, atau pakai Chat Idea AI dengan Premium.`,
  failed: 'Penyedia AI sedang tidak menjawab. Silakan coba lagi.',
  nothingFound:
    'Saya belum punya jawaban untuk itu. Coba tulis dengan kata lain, misalnya "cara membuat NIB", "tarif pajak UMKM", "menghitung HPP", "syarat KUR", atau "cara mendapat pembeli pertama".',
  goAhead: 'Silakan, apa yang ingin Anda tanyakan?',
  notKnowable:
    'Itu hanya diketahui pemiliknya, jadi saya tidak dapat menyebutkannya. Anda dapat mengamati sendiri: hitung pembeli per jam pada beberapa hari, lalu kalikan dengan perkiraan belanja rata-rata.',
  notLasting:
    'Itu berubah dari hari ke hari atau hanya ada di akun Anda sendiri, jadi saya tidak dapat menyebutkannya. Periksa langsung di akun, situs resmi, atau penyelenggaranya.',
  notElsewhere:
    'Itu hanya diketahui di tempatnya atau oleh orangnya sendiri, jadi saya tidak dapat menyebutkannya. Tanyakan langsung kepada mereka, misalnya lewat telepon atau pesan.',
  notOtherDeed:
    'Dari sini saya tidak dapat tahu apa yang sebenarnya dilakukan atau dimaksud orang lain; hanya orangnya sendiri atau bukti yang dapat memastikannya. Jangan menuduh dulu: periksa catatan, nota, dan pesannya, lalu tanyakan baik-baik kepadanya.',
  notHealth:
    'Saya hanya menjawab tentang usaha, jadi saya tidak menyarankan obat atau perawatan. Tanyakan kepada dokter, apoteker, atau puskesmas; untuk hewan kepada dokter hewan. Bila keadaannya gawat, segera ke fasilitas kesehatan terdekat.',
  notOwnPaper:
    'Dokumen Anda tidak saya pegang, jadi saya tidak dapat menyebut isinya. Cari salinannya pada pihak lain yang menandatanganinya, pada notaris, di surel atau WhatsApp Anda, atau di akun tempat dokumen itu dibuat, misalnya OSS untuk NIB dan KBLI.',
  notForetold:
    'Itu baru diketahui kelak atau hanya oleh orangnya sendiri, jadi saya tidak dapat menebaknya. Ceritakan keputusan yang menunggunya, misalnya berapa stok yang dibawa; langkahnya dapat saya bantu.',
  notBeyond:
    'Saya tidak mengenal aturan atau hasil tahun itu, jadi saya tidak dapat menyebut isinya. Peraturan yang berlaku dapat dicari menurut nomornya di peraturan.bpk.go.id; pengumuman program di situs penyelenggaranya.',
  providerNote: 'Dijawab AI; periksa ke sumber resmi',
  cutNote: 'Dijawab AI, terpotong karena terlalu panjang; minta lanjutannya',
  insteadNote: 'Penyedia AI sedang tidak menjawab; ini dari bank pengetahuan KawanUsaha',
  refusedNote: 'Penyedia AI tidak menjawab pertanyaan ini; ini dari bank pengetahuan KawanUsaha',
  busyNote: 'Penyedia AI sedang penuh; ini dari bank pengetahuan KawanUsaha',
  capUsed,
  capNote: `${capUsed}; ini dari bank pengetahuan KawanUsaha`,
  shareUsed,
  shareNote: `${shareUsed}; ini dari bank pengetahuan KawanUsaha`,
  calculatedNote: 'Dihitung dari angka Anda, bukan AI',
  knowledgeNote: 'Dari bank pengetahuan KawanUsaha, bukan AI',
  wageTitle: (province: string, year: number) => `Upah minimum ${province} ${year}`,
  minimumWage: (province: string, year: number, sum: string) =>
    `Upah minimum provinsi (UMP) ${province} tahun ${year}: ${sum} sebulan. Upah minimum kota atau kabupaten (UMK) dapat lebih tinggi; tanyakan kepada dinas ketenagakerjaan setempat.`,
  priceTitle: (label: string) => `Harga ${label}`,
  staplePrice: (label: string, sum: string, day: string) =>
    `Harga ${label} yang tercatat: ${sum} (${day}). Harga berubah dari hari ke hari dan berbeda di tiap tempat; periksa pasar Anda sebelum menghitung.`,
  deskFigure: (label: string, value: number, unit: string, source: string, day: string) =>
    `${label}: ${unit.startsWith('Rp') ? `Rp ${formatNumber(value)}${unit.slice(2)}` : `${formatNumber(value)}${unit}`}, menurut ${source} (data per ${day}).`,
  twoMeant: 'Pertanyaan Anda dapat berarti dua hal; ini jawaban keduanya.',
  severalAsked: 'Anda menanyakan beberapa hal; ini jawabannya satu per satu.',
  openQuestion: (question: string) =>
    `Tentang "${question}" saya belum punya jawaban yang pasti; tanyakan terpisah, dengan kata lain.`,
  stillSo: (sources: string) => `Yang saya ketahui tetap ini. Dasarnya: ${sources}.`,
  answerStands: 'Jawaban saya tetap sama.',
  sumStillSo:
    'Hasilnya tetap ini menurut angka yang Anda tulis; bila ada angka yang keliru, tulis yang benar.',
  basedOn: (sources: string) => `Dasarnya: ${sources}. Jawabannya:`,
  riskOf: (risk: string) => `Risikonya bila diabaikan: ${risk}`,
  notCompared: 'Perbandingan langsung keduanya belum saya punya; ini jawaban untuk masing-masing.',
  before: (result: string) => `Dengan angka sebelumnya: ${result}`,
  onlyCost:
    'Itu baru biayanya. Harga jual harus di atasnya; tulis untung yang Anda inginkan, misalnya "untung 40% dari harga" atau "untung 3.000", lalu saya hitung harganya.',
  notReckoned:
    'Angka Anda belum dapat saya hitung dengan pasti; tulis tiap angka dengan namanya, misalnya "modal 6.000, jual 10.000, laku 30". Yang saya tahu tentang caranya:',
  missingFigure: (label: string) =>
    `Angka Anda belum cukup: masih perlu ${label}. Tulis angkanya, lalu saya hitung.`,
  costOf: (name: string) => `biaya ${name}`,
  figureWeight: 'beratnya, berapa kg',
  figureBefore: 'angka sebelumnya (misalnya bulan lalu)',
  /** What is asked for where a sum lacks one figure, by what it is in the formulas. */
  figureAskedFor: {
    unitCosts: 'modal atau biaya per unit (HPP)',
    price: 'harga jual per unit',
    batchCost: 'semua biayanya',
    made: 'jumlah yang jadi',
    'sold@hari': 'jumlah yang terjual sehari',
    'sold@bulan': 'jumlah yang terjual sebulan',
    'sold@semua': 'jumlah yang terjual',
    'fixedTold@bulan': 'biaya tetap sebulan',
    capital: 'modal awalnya',
    'earned@bulan': 'laba sebulan',
    'turnover@semua': 'omzetnya',
    'turnover@tahun': 'omzet setahun',
    target: 'harga barang atau jumlah yang ditargetkan',
    'saving@bulan': 'jumlah yang disisihkan sebulan',
    'jam/hari': 'lama pemakaian, berapa jam sehari',
    watt: 'daya alatnya dalam watt',
    tariff: 'tarif listrik per kWh',
    bill: 'total harganya',
    people: 'jumlah orangnya',
    buyers: 'jumlah pembelinya',
    ads: 'uang iklannya',
    'n:bulan': 'lamanya, berapa bulan',
  },
  whichMeant: 'Saya belum yakin. Maksud Anda yang mana? Pilih, atau tulis dengan kata lain.',
  maybeMeant: 'Saya belum yakin ini yang Anda maksud. Bila bukan, tulis dengan kata lain.',
} as const;
