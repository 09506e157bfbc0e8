import { ClipboardList, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { FormButton } from '#components/form-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { useLoginRedirect } from '#lib/session/use-login-redirect.ts';
import { useSession } from '#lib/session/use-session.ts';
import { projectMessages as messages } from '../messages.ts';

/** What one can do beside searching: list a project, and for members look at the applications to one's own. */
export function ProjectDirectoryActions() {
  const session = useSession();
  const navigate = useNavigate();
  const redirectToLogin = useLoginRedirect();
  return (
    <>
      <FormButton
        action={paths.newProject}
        variant="accent"
        className="max-md:px-3 max-md:text-sm"
        onPress={() =>
          session.user
            ? void navigate(paths.newProject)
            : redirectToLogin(messages.loginRequired, paths.newProject)
        }
      >
        <Plus aria-hidden /> {messages.register}
      </FormButton>
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
