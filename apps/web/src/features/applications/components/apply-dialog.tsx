import { useEffect } from 'react';
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
import { wasAnswered } from '#lib/api/was-answered.ts';
import { getAgeStatus, isBelow18 } from '#lib/profile/get-age-status.ts';
import { getOwnProfile } from '#lib/profile/get-own-profile.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { listQuestions } from '../api/list-questions.ts';
import { listRoles } from '../api/list-roles.ts';
import { applicationMessages as messages } from '../messages.ts';
import { ApplyForm } from './apply-form.tsx';

type Props = {
  project: { id: string; project_name: string; owner_name: string };
  onClose: () => void;
};

/** The apply dialog (spec §2, §4): opening loads the profile; success closes and clears the message. */
export function ApplyDialog({ project, onClose }: Props) {
  const session = useSession();
  const userId = session.user?.id ?? null;
  const profile = useLoaded(userId, () => getOwnProfile(userId ?? ''));
  const questions = useLoaded(project.id, () => listQuestions(project.id).catch(noneWithoutConnection));
  // One may apply without naming a role, so a failure asks for none.
  const roles = useLoaded(project.id, () => listRoles(project.id));
  // Without an answer the choice is shown; the database decides by the age either way.
  const age = useLoaded(userId, getAgeStatus);
  const isLoading = profile.status !== 'failed' && questions.status !== 'failed';
  useEffect(() => {
    if (profile.status === 'failed') toast.error(messages.profileFailed);
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
        {isLoading && [profile, questions, age, roles].some(({ status }) => status === 'loading') ? (
          <ProfileSkeleton />
        ) : null}
        {profile.status === 'failed' ? (
          <ErrorState title={messages.profileFailed} onRetry={profile.reload} />
        ) : null}
        {profile.status !== 'failed' && questions.status === 'failed' ? (
          <ErrorState title={messages.questionsFailed} onRetry={questions.reload} />
        ) : null}
        {profile.status === 'ready' &&
        questions.status === 'ready' &&
        age.status !== 'loading' &&
        roles.status !== 'loading' &&
        userId !== null ? (
          <ApplyForm
            project={project}
            userId={userId}
            profile={profile.value}
            isYoung={isBelow18(age.value)}
            questions={questions.value}
            roles={roles.value ?? []}
            onQuestionsChanged={questions.reload}
            onClose={onClose}
          />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

/** Without a connection the application goes without answers; where the owner asks, the database refuses it and says so. */
function noneWithoutConnection(error: unknown): string[] {
  if (wasAnswered(error) || navigator.onLine) throw error;
  return [];
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
