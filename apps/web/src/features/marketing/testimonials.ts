import { faces } from './faces.ts';

export type Testimonial = { quote: string; author: string; role: string; university: string; face: string };

/** Three fixed entries (spec §1). They are examples with invented people and universities, and the page says so, until real members agree to be quoted. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Dua minggu setelah proyek katering sehat saya dipasang, saya bertemu teman satu tim yang paham pemasaran. Sekarang kami berjualan bertiga.',
    author: 'Nadia Putri',
    role: 'Pemilik usaha katering',
    university: 'Universitas Parahyangan Raya',
    face: faces.wulan,
  },
  {
    quote:
      'Saya bisa membuat aplikasi, tetapi bingung menentukan masalahnya. Idea AI memberi tiga ide yang masuk akal dengan modal di bawah dua juta rupiah.',
    author: 'Rizky Ramadhan',
    role: 'Pengembang aplikasi',
    university: 'Universitas Mataram Baru',
    face: faces.rizky,
  },
  {
    quote:
      'Template HPP membuka mata saya: harga jual kami selama ini terlalu murah. Sekali dihitung ulang, usaha kopi kami mulai untung.',
    author: 'Sari Wulandari',
    role: 'Pendiri kedai kopi',
    university: 'Institut Tani Pajajaran',
    face: faces.sekar,
  },
];
