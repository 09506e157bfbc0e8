import { useEffect, useState } from 'react';
import { type FieldValues, type Path, useForm, type UseFormProps } from 'react-hook-form';
import { toast } from '#components/ui/toast.ts';
import type { FieldFailure } from '../api/failure.ts';
import { focusRefused } from './focus-refused.ts';
import { serverErrorType } from './list-errors.ts';

/**
 * A form that an operation sends and that has no summary of its errors: what its rules or the operation refuse stands in the field, and
 * the first refused field takes the focus. A toast says that the rules could not be loaded. In: as `useForm`. Out: the form; `refused` for the operation; `sendBy` for `onSubmit`.
 */
export function useOperationForm<Values extends FieldValues, Output extends FieldValues = Values>(
  props: UseFormProps<Values, unknown, Output>,
) {
  // The library would lead to a field before that says what is wrong with it.
  const form = useForm<Values, unknown, Output>({ ...props, shouldFocusError: false });
  const [sent, setSent] = useState<{ element: HTMLFormElement } | null>(null);
  useEffect(() => {
    if (sent !== null) focusRefused(sent.element);
  }, [sent]);
  return {
    ...form,
    refused: ({ field, title }: FieldFailure) =>
      form.setError(field as Path<Values>, { type: serverErrorType, message: title }),
    sendBy: (send: (output: Output) => unknown) => async (event: React.SubmitEvent<HTMLFormElement>) => {
      const { currentTarget: element } = event;
      await form.handleSubmit(
        async (output) => void (await send(output)),
        ({ root }) => root?.message !== undefined && toast.error(root.message),
      )(event);
      // With its errors, which are drawn together with this.
      setSent({ element });
    },
  };
}
