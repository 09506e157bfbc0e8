import { checkProfileCompleteness } from '@kawanusaha/contracts/profile-completeness';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FoldedSection } from '#components/folded-section.tsx';
import { Page } from '#components/layouts/page.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { cn } from '#lib/cn.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { useProfile } from '../api/get-profile.ts';
import { describeLoadProblem } from '../profile-problem.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { MailLinkNotice } from './mail-link-notice.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

// A profile is read more often than it is changed.
const ProfileForm = lazy(async () => {
  const { ProfileForm: component } = await import('./profile-form.tsx');
  return { default: component };
});
const SecurityCards = lazy(async () => {
  const { SecurityCards: component } = await import('../security/components/security-cards.tsx');
  return { default: component };
});
const PrivacyCards = lazy(async () => {
  const { PrivacyCards: component } = await import('../privacy/components/privacy-cards.tsx');
  return { default: component };
});

const sectionSpace = 'mt-4 md:mt-8';

type Props = { guardian: ReactNode; matching: ReactNode; reputation: ReactNode };

/** Screen of /profil (spec §2): information with view and edit mode, plan, completeness, security. `?edit=1` opens the edit mode. In: the sections about the guardian, about matching and about reputation. */
export function ProfileScreen({ guardian, matching, reputation }: Props) {
  const user = useRequireSession();
  const [params, setParams] = useSearchParams();
  const isEditing = params.has('edit');
  const [hasSwitched, setSwitched] = useState(false);
  const profile = useProfile(user?.id);

  function setEditing(edit: boolean) {
    setSwitched(true);
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
          description={loadAdvice(profile.error)}
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
      <ProfileHeader userId={user.id} profile={profile.data} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {isComplete ? null : (
          <div className={cn('lg:col-start-2 lg:row-start-1', isEditing && 'max-lg:hidden')}>
            <CompletenessCard missing={missing} onComplete={isEditing ? undefined : () => setEditing(true)} />
          </div>
        )}
        <div className={cn('lg:col-start-1 lg:row-start-1', isEditing && 'lg:row-span-3')}>
          {isEditing ? (
            <Suspense fallback={<PartSkeleton />}>
              <ProfileForm
                userId={user.id}
                profile={profile.data}
                onSaved={() => setEditing(false)}
                onCancel={() => setEditing(false)}
              />
              {hasSwitched ? <HeadFocus /> : null}
            </Suspense>
          ) : (
            <>
              <ProfileView profile={profile.data} onEdit={() => setEditing(true)} />
              {hasSwitched ? <HeadFocus /> : null}
            </>
          )}
        </div>
        <div className={cn('lg:col-start-2', isComplete ? 'lg:row-start-1' : 'lg:row-start-2')}>
          <PlanCard paket={profile.data.paket} />
        </div>
        <div className={cn('lg:col-start-1', isEditing ? 'lg:row-start-4' : 'lg:row-span-2 lg:row-start-2')}>
          {guardian}
          {matching}
          {/* Its boxes name the same things as the form's fields. */}
          {isEditing ? null : (
            <FoldedSection
              id="profil-publik"
              title="Reputasi dan profil publik"
              hint="Kampus terverifikasi, dan apa yang dilihat orang lain."
              className={sectionSpace}
            >
              {reputation}
            </FoldedSection>
          )}
          <FoldedSection
            id="keamanan"
            title="Keamanan"
            hint="Password, verifikasi dua langkah, perangkat."
            className={sectionSpace}
          >
            <Suspense fallback={<PartSkeleton />}>
              <SecurityCards />
            </Suspense>
          </FoldedSection>
          <FoldedSection
            id="data"
            title="Data dan privasi"
            hint="Unduh data, jeda, atau hapus akun."
            className={sectionSpace}
          >
            <Suspense fallback={<PartSkeleton />}>
              <PrivacyCards hasPassword={user.app_metadata?.providers?.includes('email') ?? true} />
            </Suspense>
          </FoldedSection>
        </div>
      </div>
    </Page>
  );
}

/** The button that was pressed is gone: the focus goes to the head of the card that has taken its place, once it is there. */
function HeadFocus() {
  useEffect(() => {
    document.getElementById('informasi-profil')?.focus({ preventScroll: true });
  }, []);
  return null;
}

function PartSkeleton() {
  return (
    <>
      <LoadingMessage>Memuat...</LoadingMessage>
      <Skeleton className="h-52 rounded-lg" />
    </>
  );
}
