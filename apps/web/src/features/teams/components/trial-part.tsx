import { useWatch } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useCheckInTrial } from '../api/check-in-trial.ts';
import type { TeamMember } from '../api/get-team.ts';
import { teamMessages as messages } from '../messages.ts';
import { noteMaxLength } from '../team-limits.ts';

const resolver = lazyResolver(async () => (await import('../team-resolvers.ts')).trialResolver);

type TrialAnswer = { choice: 'lanjut' | 'berhenti'; note: string };
type Props = { projectId: string; member: TeamMember };

/** The trial of one member as the caller, one of the two, sees it: what was said, and the form while it runs. */
export function TrialPart({ projectId, member }: Props) {
  const { my_choice: mine, other_choice: others } = member;
  const isRunning = member.left_at === null && member.stays_since === null;
  if (!isRunning && mine === null && others === null) return null;
  return (
    <div className="flex flex-col gap-3 rounded-md bg-muted p-4">
      <h4 className="font-semibold">{messages.trial}</h4>
      {isRunning ? <p className="text-sm">{messages.trialHelp}</p> : null}
      {mine === null ? null : <p className="text-sm">{messages.youSaid(mine)}</p>}
      {others === null ? (
        isRunning ? (
          <p className="text-sm">
            {member.other_has_answered ? messages.otherAnswered : messages.otherWaits}
          </p>
        ) : null
      ) : (
        <p className="text-sm break-words">{messages.otherSays(others, member.other_note ?? '')}</p>
      )}
      {isRunning ? <CheckInForm projectId={projectId} member={member} /> : null}
    </div>
  );
}

function CheckInForm({ projectId, member }: Props) {
  const { my_choice: mine } = member;
  const form = useOperationForm<TrialAnswer>({
    resolver,
    defaultValues: {
      ...((mine === 'lanjut' || mine === 'berhenti') && { choice: mine }),
      note: member.my_note ?? '',
    },
  });
  const { register, control } = form;
  const { choice } = useWatch({ control });
  const { run, isPending } = useCheckInTrial(projectId, member.id);
  return (
    <Form className="flex flex-col gap-4" onSubmit={form.sendBy(run)}>
      <RadioGroup legend={messages.choose} error={form.formState.errors.choice?.message} required>
        <RadioGroupItem label={messages.goOn} value="lanjut" {...register('choice')} />
        <RadioGroupItem label={messages.stop} value="berhenti" {...register('choice')} />
      </RadioGroup>
      {choice === undefined ? null : (
        <Field label={messages.note}>
          <Textarea rows={3} maxLength={noteMaxLength} {...register('note')} />
        </Field>
      )}
      <Button type="submit" className="self-start" loading={isPending}>
        {messages.answer}
      </Button>
    </Form>
  );
}
