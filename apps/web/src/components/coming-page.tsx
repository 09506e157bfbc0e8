import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { Page } from './layouts/page.tsx';
import { Button } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { PageHeader } from './ui/page-header.tsx';

/** Page of a screen that is still being built: says what is coming and where to go meanwhile. */
export function ComingPage({ title, description }: { title: string; description: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        title="Halaman ini sedang disiapkan"
        description={description}
        action={
          <Button asChild>
            <Link to={paths.home}>Kembali ke beranda</Link>
          </Button>
        }
      />
    </Page>
  );
}
