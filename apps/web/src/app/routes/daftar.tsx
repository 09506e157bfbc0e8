import { paths } from '#config/paths.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/daftar.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Daftar',
    description: 'Buat akun KawanUsaha gratis: cari rekan tim, relasi bisnis, dan ide usaha pertama Anda.',
    path: paths.register,
  });

/** The form stands in the layout `auth-layout.tsx`. */
export default function Register() {
  return null;
}
