import { useEffect } from 'react';
import { QueryProvider } from '#components/query-provider.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { isBelow18 } from '#lib/profile/get-age-status.ts';
import { useOwnProfile } from '#lib/profile/get-own-profile.ts';
import { useOwnAge } from '#lib/profile/use-own-age.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useQuestions } from '../api/list-questions.ts';
import { useRoles } from '../api/list-roles.ts';
import { applicationMessages as messages } from '../messages.ts';
import { ApplyForm } from './apply-form.tsx';

type Props = {
  project: { id: string; project_name: string; owner_name: string };
  onClose: () => void;
};

/** The apply dialog (spec §2, §4): opening loads the profile; success closes and clears the message. */
export function ApplyDialog(props: Props) {
  return (
    <QueryProvider>
      <LoadedDialog {...props} />
    </QueryProvider>
  );
}

function LoadedDialog({ project, onClose }: Props) {
  const session = useSession();
  const userId = session.user?.id ?? null;
  const profile = useOwnProfile();
  const questions = useQuestions(project.id);
  // One may apply without naming a role, so a failure asks for none.
  const roles = useRoles(project.id);
  // Without an answer the choice is shown; the database decides by the age either way.
  const age = useOwnAge();
  const isLoading = profile.status !== 'error' && questions.status !== 'error';
  useEffect(() => {
    if (profile.status === 'error') toast.error(messages.profileFailed);
  }, [profile.status]);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="dialog-growing">
        <DialogHeader>
          <DialogTitle>Lamar Project</DialogTitle>
          <DialogDescription>
            <span className="font-semibold text-foreground">{project.project_name}</span> ·{' '}
            {project.owner_name}
          </DialogDescription>
        </DialogHeader>
        {isLoading && [profile, questions, age, roles].some(({ status }) => status === 'pending') ? (
          <ProfileSkeleton />
        ) : null}
        {profile.status === 'error' ? (
          <ErrorState title={messages.profileFailed} onRetry={() => void profile.refetch()} />
        ) : null}
        {profile.status !== 'error' && questions.status === 'error' ? (
          <ErrorState title={messages.questionsFailed} onRetry={() => void questions.refetch()} />
        ) : null}
        {profile.status === 'success' &&
        questions.status === 'success' &&
        age.status !== 'pending' &&
        roles.status !== 'pending' &&
        userId !== null ? (
          <ApplyForm
            project={project}
            userId={userId}
            profile={profile.data}
            isYoung={isBelow18(age.data ?? null)}
            questions={questions.data}
            roles={roles.data ?? []}
            onQuestionsChanged={() => void questions.refetch()}
            onClose={onClose}
          />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

/** Shape of the form: whose contact is shown, the message, and the buttons. */
function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingMessage>Memuat profil…</LoadingMessage>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-28 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-36 rounded-md" />
      <Skeleton className="h-11 rounded-md" />
    </div>
  );
}
