export const meta = () => [
  { title: 'Daftar | KawanUsaha' },
  {
    name: 'description',
    content: 'Buat akun KawanUsaha gratis: cari rekan tim, relasi bisnis, dan ide usaha pertama Anda.',
  },
];

/** The form stands in the layout `auth-layout.tsx`. */
export default function Register() {
  return null;
}
