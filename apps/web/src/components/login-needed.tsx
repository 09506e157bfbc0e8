import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#config/paths.ts';

/** Stands in place of a page that needs a login; the title says what it would show. */
export function LoginNeeded({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={paths.login}>Masuk</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.register}>Daftar</Link>
          </Button>
        </div>
      }
    />
  );
}
