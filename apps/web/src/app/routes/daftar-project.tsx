import { QueryProvider } from '#components/query-provider.tsx';
import { useSearchParams } from 'react-router';
import { useListingMatching } from '#features/matching/components/use-listing-matching.tsx';
import { ProjectFormScreen } from '#features/projects/components/project-form-screen.tsx';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => [
  { title: 'Daftarkan Proyek | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
];

export default function NewProject() {
  return (
    <QueryProvider>
      <Listing />
    </QueryProvider>
  );
}

function Listing() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const matching = useListingMatching(params.get('edit'), user !== null);
  return <ProjectFormScreen part={matching} />;
}
