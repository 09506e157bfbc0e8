import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { focusField } from '#lib/forms/focus-field.ts';

export type FormErrorItem = {
  /** Id of the control that the entry leads to. */
  fieldId: string;
  message: string;
};

type FormErrorSummaryProps = {
  errors: FormErrorItem[];
  /** Number of submits so far (`formState.submitCount`): the first field in error takes the focus after each failed one. */
  submitCount: number;
};

function followLink(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault();
  focusField(fieldId);
}

/** Sums up, at the top of a form, what a failed submit found; each line leads to its field. */
export function FormErrorSummary({ errors, submitCount }: FormErrorSummaryProps) {
  const firstFieldId = errors[0]?.fieldId;
  const seenSubmits = useRef(0);
  useEffect(() => {
    // Only a new submit moves the focus, not each keystroke that changes the list.
    if (submitCount === seenSubmits.current) return;
    seenSubmits.current = submitCount;
    if (firstFieldId !== undefined) focusField(firstFieldId);
  }, [submitCount, firstFieldId]);
  if (errors.length === 0 || submitCount === 0) return null;
  return (
    <div role="alert" className="alert alert-destructive">
      <CircleAlert aria-hidden />
      <p className="font-semibold">Periksa kembali {errors.length} isian berikut</p>
      <ul className="list-disc pl-5">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => followLink(event, fieldId)}
              className="block py-1 underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
