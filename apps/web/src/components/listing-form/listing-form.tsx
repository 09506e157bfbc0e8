import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { Form } from '#components/forms/form.tsx';
import { PreconditionedSubmit } from '#components/preconditioned-submit.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { toast } from '#components/ui/toast.ts';
import { listErrors } from '#lib/forms/list-errors.ts';
import { useFormDraft } from '#lib/forms/use-form-draft.ts';
import type { ListingFormProps } from './listing-form-screen.tsx';

type Fields<Values> = {
  /** Prefix of the ids of the form's controls. */
  idPrefix: string;
  /** In their order on the page. */
  order: readonly (keyof Values & string)[];
  required: readonly (keyof Values & string)[];
  /** Said where something required is empty. */
  requiredMessage: string;
};

type Props<Values extends FieldValues, Input> = Omit<ListingFormProps<Values, Input>, 'values'> & {
  form: UseFormReturn<Values, unknown, Input>;
  fields: Fields<Values>;
  texts: Readonly<Record<'cancel' | 'submitNew' | 'submitNewBusy' | 'submitEdit' | 'submitEditBusy', string>>;
  listPath: string;
  loadRules: () => Promise<unknown>;
  /** Shown above the errors. */
  progress?: ReactNode;
  /** Disables the button for a reason that the form shows itself. */
  isWaiting?: boolean;
  /** Whether what stands beside the form's own fields may be saved. */
  check?: () => Promise<boolean>;
  children: ReactNode;
};

/** The form of a listing around its fields (spec §2, §5): a draft that survives, errors summed up, and the button with its precondition. */
export function ListingForm<Values extends FieldValues, Input extends FieldValues>({
  form,
  fields,
  texts,
  listPath,
  isEdit,
  draftKey,
  preconditions,
  loadRules,
  progress,
  isWaiting = false,
  check,
  onSave,
  children,
}: Props<Values, Input>) {
  const { errors, isSubmitting, submitCount } = form.formState;
  const clearDraft = useFormDraft(form, draftKey);
  const submit = form.handleSubmit(
    async (input) => {
      if (check !== undefined && !(await check())) return;
      // A failed save is told by the screen; the form keeps what was typed.
      if (await onSave(input)) clearDraft();
    },
    (invalid) => toast.error(summaryOf(invalid, form.getValues(), fields)),
  );
  const busyText = isEdit ? texts.submitEditBusy : texts.submitNewBusy;
  const submitText = isEdit ? texts.submitEdit : texts.submitNew;
  return (
    <Form
      onSubmit={submit}
      // The rules are there before the first field is left. A failed fetch is told when something is judged.
      onFocus={() => void loadRules().catch(() => undefined)}
      className="flex flex-col gap-5"
    >
      {progress}
      <FormErrorSummary
        errors={listErrors(errors, fields.idPrefix, fields.order)}
        submitCount={submitCount}
      />
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-start sm:justify-end">
        <Button asChild variant="outline">
          <Link to={listPath} onClick={clearDraft}>
            {texts.cancel}
          </Link>
        </Button>
        <PreconditionedSubmit preconditions={preconditions} isBusy={isSubmitting} isWaiting={isWaiting}>
          {isSubmitting ? busyText : submitText}
        </PreconditionedSubmit>
      </div>
    </Form>
  );
}

/** The one sentence of spec §5 for what a submit found: something required is empty, else the first field's own message. */
function summaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  values: Values,
  { idPrefix, order, required, requiredMessage }: Fields<Values>,
): string {
  const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
  if (required.some((field) => isEmpty(values[field as Path<Values>]))) return requiredMessage;
  const [first] = listErrors(errors, idPrefix, order);
  return first?.message ?? requiredMessage;
}
