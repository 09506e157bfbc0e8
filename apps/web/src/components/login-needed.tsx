import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoginLinks } from './login-links.tsx';

/** Stands in place of a page that needs a login; the title says what it would show. */
export function LoginNeeded({ title }: { title: string }) {
  return <EmptyState title={title} action={<LoginLinks />} />;
}
