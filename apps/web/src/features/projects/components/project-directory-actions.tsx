import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router';
import { RegisterButton } from '#components/lists/register-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { useSession } from '#lib/session/use-session.ts';
import { projectMessages as messages } from '../messages.ts';

/** What one can do beside searching: list a project, and for members look at the applications to one's own. */
export function ProjectDirectoryActions() {
  const session = useSession();
  return (
    <>
      <RegisterButton path={paths.newProject} texts={messages} className="max-md:px-3 max-md:text-sm" />
      {session.status === 'anonymous' ? null : (
        // Members have it from the first paint, so that nothing moves from under the finger.
        <Button
          asChild
          variant="outline"
          className={cn('max-md:px-3 max-md:text-sm', session.status === 'loading' && 'if-member')}
        >
          <Link to={paths.manageApplications}>
            <ClipboardList aria-hidden className="max-md:hidden" /> {messages.manageApplications}
          </Link>
        </Button>
      )}
    </>
  );
}
