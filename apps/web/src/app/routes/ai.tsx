import { useRouteLoaderData } from 'react-router';
import { paths } from '#config/paths.ts';
import { IdeaAiScreen } from '#features/ideas/components/idea-ai-screen.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { PublicConfig } from '#lib/request-context.ts';
import type { Route } from './+types/ai.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Idea AI: ide bisnis mahasiswa gratis',
    description:
      'Masukkan keahlian, minat, dan modal. Dapatkan tiga ide usaha untuk dibandingkan, dengan HPP, titik impas, dan arus kas yang dihitung.',
    path: paths.ai,
  });

export default function IdeaAi() {
  const config = useRouteLoaderData<PublicConfig>('root');
  return <IdeaAiScreen chatbotUrl={config?.chatbotUrl ?? ''} />;
}
