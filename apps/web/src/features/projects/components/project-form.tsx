import type { ProjectFormValues, ProjectInput } from '@kawanusaha/contracts/project';
import { projectRuleMessages } from '@kawanusaha/contracts/project-rule-messages';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ListingForm } from '#components/listing-form/listing-form.tsx';
import type { ListingFormProps } from '#components/listing-form/listing-form-screen.tsx';
import { paths } from '#config/paths.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import type { ListingPart } from '#lib/listing-part.ts';
import { projectMessages } from '../messages.ts';
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

const fields = {
  idPrefix: projectFieldPrefix,
  order: projectFieldOrder,
  required: requiredProjectFields,
  requiredMessage: projectRuleMessages.requiredFields,
};

type Props = ListingFormProps<ProjectFormValues, ProjectInput> & {
  /** What another feature asks about the listing, below its own fields. */
  part: ListingPart;
};

/** The form of /daftar-project (spec §2, §5): four named steps. */
export function ProjectForm({ values, part, ...screen }: Props) {
  const form = useForm<ProjectFormValues, unknown, ProjectInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: values,
  });
  const [isUploading, setUploading] = useState(false);
  const [skills, seats] = useWatch({ control: form.control, name: ['required_skills', 'seats'] });
  const setSeats = (value: string) =>
    form.setValue('seats', value, { shouldDirty: true, shouldValidate: true });
  return (
    <ListingForm
      form={form}
      fields={fields}
      texts={projectMessages}
      listPath={paths.projects}
      loadRules={loadRules}
      progress={<ProjectFormProgress control={form.control} />}
      isWaiting={isUploading}
      check={part.check}
      {...screen}
    >
      <ProjectBasicsFields form={form} onUpload={setUploading} />
      <ProjectTeamFields form={form} />
      <ProjectTermsFields form={form} />
      <ProjectContactFields form={form} />
      <ProjectQuestionsFields form={form} />
      {part.fields({ skills, seats, onSeats: setSeats })}
    </ListingForm>
  );
}
