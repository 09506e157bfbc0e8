import { PasswordResetSuccess } from '#features/auth/components/password-reset-success.tsx';

export const meta = () => [
  { title: 'Password Berhasil Diganti | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
];

export default function PasswordResetDone() {
  return <PasswordResetSuccess />;
}
