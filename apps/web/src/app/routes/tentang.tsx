import { paths } from '#config/paths.ts';
import { AboutScreen } from '#features/marketing/components/about-screen.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/tentang.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Tentang Kami',
    description:
      'Visi, misi, dan cerita KawanUsaha, platform untuk mahasiswa dan pengusaha muda Indonesia sejak 2023, serta cara menghubungi kami.',
    path: paths.about,
    jsonLd: { '@type': 'AboutPage', name: 'Tentang KawanUsaha', inLanguage: 'id' },
  });

export default function About() {
  return <AboutScreen />;
}
