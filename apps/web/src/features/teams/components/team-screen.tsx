import { Link } from 'react-router';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { useTeam } from '../api/get-team.ts';
import { teamMessages as messages } from '../messages.ts';
import { AgreementSection } from './agreement-section.tsx';
import { MemberCard } from './member-card.tsx';
import { MilestonesSection } from './milestones-section.tsx';
import { UpdatesSection } from './updates-section.tsx';

type Props = { projectId: string; userId: string };

/** /tim/:id: who is in the team, the trial, the agreement, milestones and updates. */
export function TeamScreen({ projectId, userId }: Props) {
  const team = useTeam(projectId, userId);
  if (team.isPending) {
    return (
      <>
        <h1 className="sr-only">{messages.title}</h1>
        <LoadingMessage>{messages.loading}</LoadingMessage>
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="mt-6 h-48 w-full" />
      </>
    );
  }
  if (team.isError) {
    return (
      <>
        <h1 className="sr-only">{messages.title}</h1>
        <ErrorState
          title={messages.loadFailed}
          onRetry={() => void team.refetch()}
          retrying={team.isFetching}
        />
      </>
    );
  }
  const { project, members, collaborations } = team.data;
  const isOwner = project?.user_id === userId;
  const me = members.find((member) => member.is_me);
  if (project === null || (me === undefined && !isOwner)) {
    return (
      <>
        <h1 className="sr-only">{messages.title}</h1>
        <EmptyState title={messages.notInTeam} description={messages.notInTeamHelp} />
      </>
    );
  }
  const isIn = isOwner || me?.left_at === null;
  return (
    <>
      <PageHeader
        title={messages.title}
        description={project.project_name}
        actions={
          <Link to={paths.project(project.id)} className="link">
            {messages.toPage}
          </Link>
        }
      />
      <section aria-labelledby="anggota">
        <h2 id="anggota" className="mb-4 text-xl font-bold">
          {messages.members}
        </h2>
        {members.length === 0 ? <p className="text-muted-foreground">{messages.noTeamYet}</p> : null}
        <ul className="flex flex-col gap-4">
          {members.map((member) => (
            <MemberCard
              key={member.id}
              projectId={project.id}
              member={member}
              isOwner={isOwner}
              collaboration={collaborations.find((one) => one.membership_id === member.id)}
            />
          ))}
        </ul>
      </section>
      {members.length === 0 ? null : (
        <AgreementSection projectId={project.id} members={members} isOwner={isOwner} />
      )}
      {isIn ? <MilestonesSection projectId={project.id} isOwner={isOwner} /> : null}
      {isIn ? <UpdatesSection projectId={project.id} isOwner={isOwner} /> : null}
    </>
  );
}
