import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';

export type FormErrorItem = {
  /** Id of the control that the entry leads to. */
  fieldId: string;
  message: string;
};

type FormErrorSummaryProps = {
  errors: FormErrorItem[];
  /** Number of submits so far (`formState.submitCount`): the summary takes the focus after each failed one. */
  submitCount: number;
};

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

/** Sums up, at the top of a form, what a failed submit found; each line leads to its field. */
export function FormErrorSummary({ errors, submitCount }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const focusedFor = useRef(0);
  useEffect(() => {
    // Only a new submit moves the focus, not each keystroke that changes the list.
    if (!hasErrors || submitCount === focusedFor.current) return;
    focusedFor.current = submitCount;
    ref.current?.focus();
  }, [submitCount, hasErrors]);
  if (!hasErrors || submitCount === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="alert alert-destructive">
      <CircleAlert aria-hidden />
      <p className="font-semibold">Periksa kembali {errors.length} isian berikut</p>
      <ul className="list-disc pl-5">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => focusField(event, fieldId)}
              className="inline-block py-1 underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
