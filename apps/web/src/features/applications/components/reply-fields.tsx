import { fillReply, replyTemplates } from '@kawanusaha/contracts/screening/reply-templates';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { replyMessages as messages } from '../reply-messages.ts';

/** The database has the same limit for a line. */
const replyMaxLength = 2_000;

/** Id of the message's field. */
export const replyFieldId = 'balasan-isi';

/** A reply as it is being written; `choice` is the label of a template, `own` or nothing. */
export type Reply = { choice: string; body: string };
export const noReply: Reply = { choice: '', body: '' };

type Props = {
  decision: 'accepted' | 'rejected';
  names: { applicant: string; project: string };
  value: Reply;
  error: string | undefined;
  onChange: (reply: Reply) => void;
};

/** A message that goes with a decision: from a template, to be changed, or in the owner's own words. */
export function ReplyFields({ decision, names, value, error, onChange }: Props) {
  const templates = replyTemplates[decision];
  const choose = (choice: string): void => {
    const template = templates.find(({ label }) => label === choice);
    onChange({ choice, body: template === undefined ? '' : fillReply(template.body, names) });
  };
  return (
    <div className="flex flex-col gap-4">
      <Field id="balasan-pilihan" label={messages.choose}>
        <NativeSelect value={value.choice} onChange={(event) => choose(event.target.value)}>
          <option value="">{messages.none}</option>
          {templates.map(({ label }) => (
            <option key={label} value={label}>
              {label}
            </option>
          ))}
          <option value="own">{messages.own}</option>
        </NativeSelect>
      </Field>
      {value.choice === '' ? null : (
        <Field id={replyFieldId} label={messages.body} required help={messages.bodyHelp} error={error}>
          <Textarea
            rows={4}
            maxLength={replyMaxLength}
            value={value.body}
            onChange={(event) => onChange({ ...value, body: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
