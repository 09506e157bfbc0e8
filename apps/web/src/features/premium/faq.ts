export type Faq = { question: string; answer: string };

/** What people ask before they pay. */
export const faqs: readonly Faq[] = [
  {
    question: 'Apa arti “seumur hidup”?',
    answer:
      'Selama KawanUsaha beroperasi, akun Anda tetap Premium tanpa biaya perpanjangan, termasuk fitur yang kami tambahkan ke Premium kemudian.',
  },
  {
    question: 'Bagaimana cara membayar?',
    answer:
      'Lewat Midtrans: QRIS, GoPay, ShopeePay, virtual account bank, gerai ritel, atau kartu. Anda memilih caranya di jendela pembayaran.',
  },
  {
    question: 'Kapan Premium aktif?',
    answer:
      'Begitu pembayaran dikonfirmasi, biasanya dalam hitungan detik. Untuk gerai ritel dan transfer bisa beberapa menit. Anda tidak perlu mengirim bukti.',
  },
  {
    question: 'Pembayaran saya terputus di tengah jalan. Bagaimana?',
    answer:
      'Pesanan Anda tersimpan. Buka halaman Pembayaran untuk melanjutkan atau memilih cara lain. Anda tidak akan ditagih dua kali untuk pesanan yang sama.',
  },
  {
    question: 'Bisakah uang saya kembali?',
    answer:
      'Bisa, dalam 7 hari, selama Anda belum membuka kontak relasi atau mengunduh template. Tulis kepada kami lewat halaman Kontak dengan topik Pembayaran dan Premium.',
  },
];
