import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { focusRefused } from '#lib/forms/focus-refused.ts';
import { checkInTrial } from '../api/check-in-trial.ts';
import type { TeamMember } from '../api/get-team.ts';
import { teamMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** The database has the same limit. */
const noteMaxLength = 500;

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
  const { isBusy, change } = useTeamChange(projectId);
  const [choice, setChoice] = useState<'lanjut' | 'berhenti' | null>(
    member.my_choice === 'lanjut' || member.my_choice === 'berhenti' ? member.my_choice : null,
  );
  const [note, setNote] = useState(member.my_note ?? '');
  const [error, setError] = useState<string>();
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setError(choice === null ? messages.chooseFirst : undefined);
        if (choice === null) focusRefused(event.currentTarget);
        else void change(() => checkInTrial(member.id, choice, note), messages.answered);
      }}
    >
      <RadioGroup legend={messages.choose} error={error} required>
        <RadioGroupItem
          name={`masa-coba-${member.id}`}
          label={messages.goOn}
          checked={choice === 'lanjut'}
          onChange={() => setChoice('lanjut')}
        />
        <RadioGroupItem
          name={`masa-coba-${member.id}`}
          label={messages.stop}
          checked={choice === 'berhenti'}
          onChange={() => setChoice('berhenti')}
        />
      </RadioGroup>
      {choice === null ? null : (
        <Field label={messages.note}>
          <Textarea
            rows={3}
            maxLength={noteMaxLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" className="self-start" loading={isBusy}>
        {messages.answer}
      </Button>
    </form>
  );
}
