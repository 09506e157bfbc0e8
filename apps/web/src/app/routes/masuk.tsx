export const meta = () => [
  { title: 'Masuk | KawanUsaha' },
  {
    name: 'description',
    content: 'Masuk ke akun KawanUsaha untuk melanjutkan proyek, relasi, dan ide bisnis Anda.',
  },
];

/** The form stands in the layout `auth-layout.tsx`. */
export default function Login() {
  return null;
}
