import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useMatchingProfile, type MatchingProfile } from '../api/get-matching-profile.ts';
import { profileValuesOf } from '../matching-values.ts';
import { listingMessages } from '../listing-messages.ts';
import { matchingMessages as messages } from '../messages.ts';
import { MatchingForm } from './matching-form.tsx';

/** Section 'Kecocokan tim' of /profil: what is said, or the form; loading, error, empty and full. */
export function MatchingSection() {
  const userId = useSession().user?.id ?? '';
  const loaded = useMatchingProfile(userId);
  const [isEditing, setEditing] = useState(false);
  const section = useRef<HTMLElement>(null);
  // It comes after the page, so the address's fragment has found nothing yet.
  useEffect(() => {
    if (window.location.hash === '#kecocokan') section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id="kecocokan" aria-labelledby="kecocokan-judul" className="mb-10">
      <Card>
        <CardHeader>
          <CardTitle as="h2" id="kecocokan-judul">
            {messages.profileTitle}
          </CardTitle>
          <CardDescription>{messages.profileIntro}</CardDescription>
        </CardHeader>
        <CardContent>
          {loaded.isPending ? (
            <div className="flex flex-col gap-3">
              <LoadingMessage>Memuat kecocokan tim...</LoadingMessage>
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-10 w-40" />
            </div>
          ) : null}
          {loaded.isError ? (
            <ErrorState
              title={listingMessages.loadFailed}
              description={loadAdvice(loaded.error)}
              onRetry={() => void loaded.refetch()}
              className="py-6"
            />
          ) : null}
          {loaded.isSuccess && isEditing ? (
            <MatchingForm
              userId={userId}
              values={profileValuesOf(loaded.data)}
              onSaved={() => {
                setEditing(false);
                void loaded.refetch();
              }}
              onCancel={() => setEditing(false)}
            />
          ) : null}
          {loaded.isSuccess && !isEditing ? (
            <Summary profile={loaded.data} onEdit={() => setEditing(true)} />
          ) : null}
        </CardContent>
      </Card>
    </section>
  );
}

function Summary({ profile, onEdit }: { profile: MatchingProfile | null; onEdit: () => void }) {
  const skills = profile?.skills ?? [];
  const interests = profile?.interests ?? [];
  const rest = [
    profile?.goal,
    profile?.hours_per_week ? `${profile.hours_per_week} jam seminggu` : null,
    profile?.is_remote ? 'bisa jarak jauh' : null,
    profile?.languages.length ? profile.languages.join(', ') : null,
  ].filter((part) => part !== null && part !== undefined);
  const isEmpty = skills.length === 0 && interests.length === 0;
  return (
    <div className="flex flex-col items-start gap-4">
      {isEmpty ? (
        <p>{messages.fillIn}</p>
      ) : (
        <ul aria-label="Keahlian dan minat" className="flex flex-wrap gap-2">
          {skills.map(({ name, level }) => (
            <li key={name}>
              <Badge>
                {name} · {level}
              </Badge>
            </li>
          ))}
          {interests.map((interest) => (
            <li key={interest}>
              <Badge variant="secondary">{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      {isEmpty || rest.length === 0 ? null : (
        <p className="text-sm text-muted-foreground">{rest.join(' · ')}</p>
      )}
      {profile === null ? null : (
        <p className="text-sm">
          {profile.findable
            ? 'Pemilik proyek dapat menemukan Anda.'
            : 'Pemilik proyek tidak dapat menemukan Anda.'}
        </p>
      )}
      <Button variant={isEmpty ? 'primary' : 'outline'} onClick={onEdit}>
        {isEmpty ? 'Isi Kecocokan' : 'Ubah Kecocokan'}
      </Button>
    </div>
  );
}
