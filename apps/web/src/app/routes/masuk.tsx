import { paths } from '#config/paths.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/masuk.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Masuk',
    description: 'Masuk ke akun KawanUsaha untuk melanjutkan proyek, relasi, dan ide bisnis Anda.',
    path: paths.login,
  });

/** The form stands in the layout `auth-layout.tsx`. */
export default function Login() {
  return null;
}
