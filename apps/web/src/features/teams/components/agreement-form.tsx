import { disputeChoices, ideaChoices, leavingChoices } from '@kawanusaha/contracts/teams/agreement-choices';
import {
  agreementRoleMaxLength,
  checkAgreement,
  sumShares,
  type AgreementForm as FormValues,
} from '@kawanusaha/contracts/teams/agreement-terms';
import { formatShare } from '@kawanusaha/contracts/teams/describe-agreement';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { agreementFormValues } from '../agreement-form-values.ts';
import type { Agreement } from '../api/get-agreement.ts';
import type { TeamMember } from '../api/get-team.ts';
import { saveAgreement } from '../api/save-agreement.ts';
import { agreementMessages as messages, teamMessages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';
import { ClauseFields } from './clause-fields.tsx';

/** Longer than any figure that is allowed: '120' is answered with words, never cut to '12'. */
const figureMaxLength = 12;

type Props = {
  projectId: string;
  parties: TeamMember[];
  agreement: Agreement | null;
  onDone: () => void;
};

/** The owner's form of the agreement; each wrong field says why, and the first one gets the focus. */
export function AgreementForm({ projectId, parties, agreement, onDone }: Props) {
  const { isBusy, change } = useTeamChange(projectId);
  const [values, setValues] = useState(() => agreementFormValues(parties, agreement));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (part: Partial<FormValues>) => setValues((current) => ({ ...current, ...part }));
  const setMember = (index: number, part: Partial<FormValues['members'][number]>) =>
    set({ members: values.members.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const sum = sumShares(values.members.map(({ share }) => share));
  const save = async () => {
    const checked = checkAgreement(values);
    setErrors(checked.errors);
    const { terms } = checked;
    if (terms === null) {
      // The fields name their errors after this has been drawn.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    if (await change(() => saveAgreement(projectId, terms, agreement?.version ?? 0), messages.saved))
      onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      className="card gap-6 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {parties.map((party, index) => {
        const member = values.members[index];
        return member === undefined ? null : (
          <fieldset key={party.id} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
            <legend className="mb-2 font-semibold">{party.display_name}</legend>
            <Field label={teamMessages.role} required error={errors[`members.${index}.role`]}>
              <Input
                value={member.role}
                maxLength={agreementRoleMaxLength}
                onChange={(event) => setMember(index, { role: event.target.value })}
              />
            </Field>
            <Field label={messages.hours} required error={errors[`members.${index}.hours`]}>
              <Input
                inputMode="numeric"
                maxLength={figureMaxLength}
                value={member.hours}
                onChange={(event) => setMember(index, { hours: event.target.value })}
              />
            </Field>
            <Field
              label={messages.share}
              required
              error={errors[`members.${index}.share`] ?? (index === 0 ? errors['shares'] : undefined)}
            >
              <Input
                inputMode="decimal"
                maxLength={figureMaxLength}
                value={member.share}
                onChange={(event) => setMember(index, { share: event.target.value })}
              />
            </Field>
          </fieldset>
        );
      })}
      <div>
        <p aria-live="polite" className="font-medium">
          {messages.sum(sum === null ? '–' : formatShare(sum / 100))}
        </p>
        {errors['shares'] === undefined ? null : <FieldError>{errors['shares']}</FieldError>}
      </div>
      <ClauseFields
        title={messages.idea}
        choices={ideaChoices}
        value={values.idea}
        noteError={errors['idea.note']}
        onChange={(idea) => set({ idea })}
      />
      <ClauseFields
        title={messages.leaving}
        choices={leavingChoices}
        value={values.leaving}
        noteError={errors['leaving.note']}
        onChange={(leaving) => set({ leaving: { ...values.leaving, ...leaving } })}
      >
        <Field label={messages.notice} required error={errors['leaving.notice_days']}>
          <Input
            inputMode="numeric"
            maxLength={figureMaxLength}
            className="max-w-32"
            value={values.leaving.notice_days}
            onChange={(event) => set({ leaving: { ...values.leaving, notice_days: event.target.value } })}
          />
        </Field>
      </ClauseFields>
      <ClauseFields
        title={messages.dispute}
        choices={disputeChoices}
        value={values.dispute}
        noteError={errors['dispute.note']}
        onChange={(dispute) => set({ dispute })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isBusy}>
          {messages.save}
        </Button>
        <Button type="button" variant="ghost" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
