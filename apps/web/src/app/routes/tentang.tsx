import { paths } from '#config/paths.ts';
import { deferred } from '#lib/deferred.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/tentang.ts';

const AboutScreen = deferred(async () => {
  const { AboutScreen: component } = await import('#features/marketing/components/about-screen.tsx');
  return component;
});

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
