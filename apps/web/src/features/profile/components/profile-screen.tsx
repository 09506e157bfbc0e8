import { checkProfileCompleteness } from '@kawanusaha/contracts/profile-completeness';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { cn } from '#lib/cn.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { getProfile, profileQueryKey } from '../api/get-profile.ts';
import { describeLoadProblem } from '../profile-problem.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { MailLinkNotice } from './mail-link-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';
import { SecuritySection } from './security-section.tsx';

type Props = { guardian: ReactNode; matching: ReactNode; reputation: ReactNode };

/** Screen of /profil (spec §2): information with view and edit mode, plan, completeness, security. `?edit=1` opens the edit mode. In: the sections about the guardian, about matching and about reputation. */
export function ProfileScreen({ guardian, matching, reputation }: Props) {
  const user = useRequireSession();
  const [params, setParams] = useSearchParams();
  const isEditing = params.has('edit');
  // The button that was pressed is gone: the focus goes to the head of the card that takes its place.
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    document.getElementById('informasi-profil')?.focus({ preventScroll: true });
  }, [isEditing]);
  const profile = useQuery({
    queryKey: profileQueryKey(user?.id ?? ''),
    queryFn: () => getProfile(user?.id ?? ''),
    enabled: user !== null,
  });

  function setEditing(edit: boolean) {
    setParams(edit ? { edit: '1' } : {}, { replace: true, preventScrollReset: true });
    window.scrollTo({ top: 0 });
  }

  if (user === null || profile.isPending) return <ProfileSkeleton />;
  if (profile.isError) {
    return (
      <Page>
        <h1 className="mb-6 text-3xl font-extrabold">Profil Saya</h1>
        <ErrorState
          title={describeLoadProblem(profile.error)}
          description="Periksa koneksi internet Anda, lalu coba lagi."
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      </Page>
    );
  }
  const { isComplete, missing } = checkProfileCompleteness(profile.data);
  return (
    <Page>
      <MailLinkNotice />
      <ProfileHeader userId={user.id} profile={profile.data} onPhotoChanged={profile.refetch} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {isComplete ? null : (
          <div className={cn('lg:col-start-2 lg:row-start-1', isEditing && 'max-lg:hidden')}>
            <CompletenessCard missing={missing} onComplete={isEditing ? undefined : () => setEditing(true)} />
          </div>
        )}
        <div className={cn('lg:col-start-1 lg:row-start-1', isEditing && 'lg:row-span-3')}>
          {isEditing ? (
            <ProfileForm
              userId={user.id}
              profile={profile.data}
              onSaved={async () => {
                await profile.refetch();
                setEditing(false);
              }}
              onCancel={() => setEditing(false)}
            />
          ) : (
            <ProfileView profile={profile.data} onEdit={() => setEditing(true)} />
          )}
        </div>
        <div className={cn('lg:col-start-2', isComplete ? 'lg:row-start-1' : 'lg:row-start-2')}>
          <PlanCard paket={profile.data.paket} />
        </div>
        <div className={cn('lg:col-start-1', isEditing ? 'lg:row-start-4' : 'lg:row-span-2 lg:row-start-2')}>
          {guardian}
          {matching}
          {/* Its boxes name the same things as the form's fields. */}
          {isEditing ? null : reputation}
          <SecuritySection />
          <PrivacySection hasPassword={user.app_metadata?.providers?.includes('email') ?? true} />
        </div>
      </div>
    </Page>
  );
}
