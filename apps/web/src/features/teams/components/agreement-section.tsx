import { noLegalAdvice } from '@kawanusaha/contracts/teams/agreement-choices';
import { lazy, useState } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { LatePart } from '#components/late-part.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { type Agreement, useAgreement } from '../api/get-agreement.ts';
import type { TeamMember } from '../api/get-team.ts';
import { agreementMessages as messages } from '../messages.ts';
import { AgreementText } from './agreement-text.tsx';

const AgreementForm = lazy(async () => ({ default: (await import('./agreement-form.tsx')).AgreementForm }));

/** How it stands, for a section that is folded: whose word is missing, the reader's own first. */
function standingOf({ content, confirmations, my_member_id: me, is_current: isCurrent }: Agreement): string {
  const hasConfirmed = (id: string | null) => confirmations.some((one) => one.member_id === id);
  if (!isCurrent) return messages.outdated;
  if (content.members.some((one) => one.member_id === me) && !hasConfirmed(me)) return messages.waitingForYou;
  const open = content.members.length - confirmations.length;
  return open === 0 ? messages.whole : messages.waiting(open, content.members.length);
}

type Props = { projectId: string; members: TeamMember[]; isOwner: boolean };

/** The agreement of the team: none yet, as it stands with its confirmations, or the form of the owner. */
export function AgreementSection({ projectId, members, isOwner }: Props) {
  const query = useAgreement(projectId);
  const [isWriting, setIsWriting] = useState(false);
  const parties = members.filter((member) => member.left_at === null && member.stays_since !== null);
  const agreement = query.data ?? null;
  return (
    <FoldedSection
      id="kesepakatan"
      title={messages.title}
      hint={query.isSuccess ? (agreement === null ? messages.none : standingOf(agreement)) : messages.hint}
      className="mt-4 md:mt-10"
    >
      <p className="text-sm text-muted-foreground">
        {messages.intro} {noLegalAdvice}
      </p>
      {query.isPending ? <Skeleton className="h-40 w-full" /> : null}
      {query.isError ? (
        <ErrorState title={messages.loadFailed} onRetry={() => void query.refetch()} className="py-6" />
      ) : null}
      {isWriting ? (
        <LatePart waiting={<Skeleton className="h-96 w-full" />}>
          <AgreementForm
            key={agreement?.version ?? 0}
            projectId={projectId}
            parties={parties}
            agreement={agreement}
            onDone={() => setIsWriting(false)}
          />
        </LatePart>
      ) : null}
      {query.isSuccess && !isWriting ? (
        <>
          {agreement === null ? (
            <p>
              {messages.none} {parties.length < 2 ? messages.tooFew : isOwner ? '' : messages.waitForOwner}
            </p>
          ) : (
            <AgreementText key={agreement.content_hash} projectId={projectId} agreement={agreement} />
          )}
          {isOwner && parties.length >= 2 ? (
            <div className="mt-4">
              <Button variant={agreement === null ? 'primary' : 'outline'} onClick={() => setIsWriting(true)}>
                {agreement === null ? messages.write : messages.edit}
              </Button>
              {agreement === null ? null : (
                <p className="mt-2 text-sm text-muted-foreground">{messages.editWarning}</p>
              )}
            </div>
          ) : null}
        </>
      ) : null}
    </FoldedSection>
  );
}
