import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { StoredCheckbox } from '#components/ui/stored-checkbox.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useEndMembership } from '../api/end-membership.ts';
import type { TeamMember } from '../api/get-team.ts';
import type { Collaboration } from '../api/list-collaborations.ts';
import { useSetTeamRole } from '../api/set-team-role.ts';
import { useShowInTeam } from '../api/show-in-team.ts';
import { teamMessages as messages } from '../messages.ts';
import { roleMaxLength } from '../team-limits.ts';
import { CollaborationPart } from './collaboration-part.tsx';
import { TrialPart } from './trial-part.tsx';

const resolver = lazyResolver(async () => (await import('../team-resolvers.ts')).roleResolver);

type Props = {
  projectId: string;
  member: TeamMember;
  /** Whether the caller owns the listing. */
  isOwner: boolean;
  collaboration: Collaboration | undefined;
};

function standingOf(member: TeamMember, isFinished: boolean): string {
  if (member.is_owner) return messages.owner;
  if (member.left_at !== null) return messages.left(formatLongDate(member.left_at));
  if (member.stays_since !== null) return messages.stays;
  if (isFinished) return messages.finished;
  return messages.onTrial(formatLongDate(member.trial_until ?? member.joined_at));
}

/** One member: role, standing, the trial, and what the caller may change. */
export function MemberCard({ projectId, member, isOwner, collaboration }: Props) {
  const show = useShowInTeam(projectId);
  const end = useEndMembership(projectId, member.id);
  const [isEnding, setIsEnding] = useState(false);
  const { display_name: name, left_at: leftAt } = member;
  const maySee = isOwner || member.is_me;
  const isIn = leftAt === null;
  const isFinished = (collaboration?.confirmed_at ?? null) !== null;
  return (
    <li className="card gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="card-title min-w-0 break-words">
          {name}
          {member.is_me ? <span className="font-normal text-muted-foreground"> ({messages.you})</span> : null}
        </h3>
        <Badge variant={isIn ? 'success' : 'secondary'}>{standingOf(member, isFinished)}</Badge>
      </div>
      {isOwner && isIn ? (
        <RoleForm projectId={projectId} member={member} />
      ) : member.role === '' ? null : (
        <p>{member.role}</p>
      )}
      {member.is_me && isIn ? (
        <StoredCheckbox
          label={messages.showMe}
          checked={member.is_shown}
          disabled={show.isPending}
          onStore={show.run}
        />
      ) : null}
      {maySee && !member.is_owner && !isFinished ? <TrialPart projectId={projectId} member={member} /> : null}
      {maySee && !member.is_owner ? (
        <CollaborationPart projectId={projectId} member={member} collaboration={collaboration} />
      ) : null}
      {maySee && !member.is_owner && isIn && (member.stays_since !== null || isFinished) ? (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setIsEnding(true)}>
          {messages.end(member.is_me, name)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isEnding}
        title={messages.end(member.is_me, name)}
        description={messages.endHelp}
        actionLabel={messages.end(member.is_me, name)}
        onConfirm={async () => {
          await end.run();
        }}
        onClose={() => setIsEnding(false)}
      />
    </li>
  );
}

function RoleForm({ projectId, member }: { projectId: string; member: TeamMember }) {
  const form = useOperationForm({ resolver, defaultValues: { role: member.role } });
  const role = useWatch({ control: form.control, name: 'role' });
  const { run, isPending } = useSetTeamRole(projectId, member.id);
  return (
    <Form className="flex flex-wrap items-end gap-3" onSubmit={form.sendBy(run)}>
      <Field label={`${messages.role} ${member.display_name}`} className="min-w-48 flex-1">
        <Input maxLength={roleMaxLength} {...form.register('role')} />
      </Field>
      <Button type="submit" variant="outline" loading={isPending} disabled={role.trim() === member.role}>
        {messages.saveRole}
      </Button>
    </Form>
  );
}
