import { zodResolver } from '@hookform/resolvers/zod';
import { disputeChoices, ideaChoices, leavingChoices } from '@kawanusaha/contracts/teams/agreement-choices';
import {
  agreementRoleMaxLength,
  agreementTermsSchema,
  sumShares,
} from '@kawanusaha/contracts/teams/agreement-terms';
import { formatShare } from '@kawanusaha/contracts/teams/describe-agreement';
import { useWatch } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { agreementFormValues } from '../agreement-form-values.ts';
import type { Agreement } from '../api/get-agreement.ts';
import type { TeamMember } from '../api/get-team.ts';
import { useSaveAgreement } from '../api/save-agreement.ts';
import { agreementMessages as messages, teamMessages } from '../messages.ts';
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
  const form = useOperationForm({
    resolver: zodResolver(agreementTermsSchema),
    defaultValues: agreementFormValues(parties, agreement),
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const [members, idea, leaving, dispute] = useWatch({
    control,
    name: ['members', 'idea.choice', 'leaving.choice', 'dispute.choice'],
  });
  const sum = sumShares(members.map(({ share }) => share));
  const sumError = errors.members?.root?.message;
  const { run, isPending } = useSaveAgreement(projectId, agreement?.version ?? 0, onDone);
  return (
    <Form className="card gap-6 p-5" onSubmit={form.sendBy(run)}>
      {parties.map((party, index) => {
        const wrong = errors.members?.[index];
        return (
          <fieldset key={party.id} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
            <legend className="mb-2 font-semibold">{party.display_name}</legend>
            <Field label={teamMessages.role} required error={wrong?.role?.message}>
              <Input maxLength={agreementRoleMaxLength} {...register(`members.${index}.role`)} />
            </Field>
            <Field label={messages.hours} required error={wrong?.hours?.message}>
              <Input
                inputMode="numeric"
                maxLength={figureMaxLength}
                {...register(`members.${index}.hours`)}
              />
            </Field>
            <Field
              label={messages.share}
              required
              error={wrong?.share?.message ?? (index === 0 ? sumError : undefined)}
            >
              <Input
                inputMode="decimal"
                maxLength={figureMaxLength}
                {...register(`members.${index}.share`)}
              />
            </Field>
          </fieldset>
        );
      })}
      <div>
        <p aria-live="polite" className="font-medium">
          {messages.sum(sum === null ? '–' : formatShare(sum / 100))}
        </p>
        {sumError === undefined ? null : <FieldError>{sumError}</FieldError>}
      </div>
      <ClauseFields
        title={messages.idea}
        choices={ideaChoices}
        chosen={idea}
        register={(field) => register(`idea.${field}`)}
        noteError={errors.idea?.note?.message}
      />
      <ClauseFields
        title={messages.leaving}
        choices={leavingChoices}
        chosen={leaving}
        register={(field) => register(`leaving.${field}`)}
        noteError={errors.leaving?.note?.message}
      >
        <Field label={messages.notice} required error={errors.leaving?.notice_days?.message}>
          <Input
            inputMode="numeric"
            maxLength={figureMaxLength}
            className="max-w-32"
            {...register('leaving.notice_days')}
          />
        </Field>
      </ClauseFields>
      <ClauseFields
        title={messages.dispute}
        choices={disputeChoices}
        chosen={dispute}
        register={(field) => register(`dispute.${field}`)}
        noteError={errors.dispute?.note?.message}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isPending}>
          {messages.save}
        </Button>
        <Button type="button" variant="ghost" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </Form>
  );
}
