import { QueryProvider } from '#components/query-provider.tsx';
import { MyIdeasScreen } from '#features/ideas/saved/my-ideas-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Ide Saya');

export default function MyIdeas() {
  return (
    <QueryProvider>
      <MyIdeasScreen />
    </QueryProvider>
  );
}
