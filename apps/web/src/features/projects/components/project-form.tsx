import type { ProjectFormValues, ProjectInput } from '@kawanusaha/contracts/project';
import { projectRuleMessages } from '@kawanusaha/contracts/project-rule-messages';
import { useState } from 'react';
import { useForm, useWatch, type FieldErrors } from 'react-hook-form';
import { Link } from 'react-router';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { PreconditionedSubmit } from '#components/preconditioned-submit.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { listErrors } from '#lib/forms/list-errors.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import type { Preconditions } from '#lib/profile/use-preconditions.ts';
import type { ListingPart } from '#lib/listing-part.ts';
import { projectMessages as messages } from '../messages.ts';
import { projectFieldOrder, requiredProjectFields } from '../project-form-values.ts';
import { ProjectBasicsFields } from './project-basics-fields.tsx';
import { ProjectContactFields } from './project-contact-fields.tsx';
import { ProjectFormProgress } from './project-form-progress.tsx';
import { ProjectQuestionsFields } from './project-questions-fields.tsx';
import { ProjectTeamFields } from './project-team-fields.tsx';
import { ProjectTermsFields } from './project-terms-fields.tsx';

const loadRules = () => import('../project-resolver.ts');
const resolver = lazyResolver(async () => (await loadRules()).projectResolver);

/** Prefix of the ids of the form's controls. */
export const projectFieldPrefix = 'proyek';

type Props = {
  values: ProjectFormValues;
  isEdit: boolean;
  /** Names the draft, so that an edit never mixes with a new listing. */
  draftKey: string;
  /** The form can be filled in before they are met, not sent (spec §2). */
  preconditions: Preconditions;
  /** What another feature asks about the listing, below its own fields. */
  part: ListingPart;
  /** Saves; rejects when it failed. */
  onSave: (input: ProjectInput) => Promise<void>;
};

/** The form of /daftar-project (spec §2, §5): four named steps, a draft that survives, errors summed up. */
export function ProjectForm({ values, isEdit, draftKey, preconditions, part, onSave }: Props) {
  const form = useForm<ProjectFormValues, unknown, ProjectInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: values,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const clearDraft = useFormDraft(form, draftKey);
  const [isUploading, setUploading] = useState(false);
  const [skills, seats] = useWatch({ control: form.control, name: ['required_skills', 'seats'] });

  const setSeats = (value: string) =>
    form.setValue('seats', value, { shouldDirty: true, shouldValidate: true });

  const submit = form.handleSubmit(
    async (input) => {
      if (!(await part.check())) return;
      await onSave(input);
      clearDraft();
    },
    (invalid) => toast.error(summaryOf(invalid, form.getValues())),
  );
  const handleSubmit = (event: React.FormEvent) => {
    // A failed save is told by the screen that saves; the form keeps what was typed.
    submit(event).catch(() => undefined);
  };

  const busyText = isEdit ? messages.submitEditBusy : messages.submitNewBusy;
  const submitText = isEdit ? messages.submitEdit : messages.submitNew;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches ahead, the fields answer
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit}
      // The rules are there before the first field is left. A failed fetch is told when something is judged.
      onFocus={() => void loadRules().catch(() => undefined)}
      className="flex flex-col gap-5"
    >
      <NoScriptNote />
      <ProjectFormProgress control={form.control} />
      <FormErrorSummary
        errors={listErrors(errors, projectFieldPrefix, projectFieldOrder)}
        submitCount={submitCount}
      />
      <ProjectBasicsFields form={form} onUpload={setUploading} />
      <ProjectTeamFields form={form} />
      <ProjectTermsFields form={form} />
      <ProjectContactFields form={form} />
      <ProjectQuestionsFields form={form} />
      {part.fields({ skills, seats, onSeats: setSeats })}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-start sm:justify-end">
        <Button asChild variant="outline">
          <Link to={paths.projects} onClick={clearDraft}>
            {messages.cancel}
          </Link>
        </Button>
        <PreconditionedSubmit preconditions={preconditions} isBusy={isSubmitting} isWaiting={isUploading}>
          {isSubmitting ? busyText : submitText}
        </PreconditionedSubmit>
      </div>
    </form>
  );
}

/** The one sentence of spec §5 for what a submit found: something required is empty, else the first field's own message. */
function summaryOf(errors: FieldErrors<ProjectFormValues>, values: ProjectFormValues): string {
  const isMissing = requiredProjectFields.some(
    (field) => field !== 'required_skills' && values[field].trim() === '',
  );
  if (isMissing) return projectRuleMessages.requiredFields;
  const [first] = listErrors(errors, projectFieldPrefix, projectFieldOrder);
  return first?.message ?? projectRuleMessages.requiredFields;
}
