import { APICallError } from 'ai';
import { answerForms, type AnswerForm } from './ai-model.ts';

/** Answers to a question whose form the provider does not know; a wrong address, model or key has others. */
const unknownForm: ReadonlySet<number> = new Set([400, 415, 422, 501]);
/** A 400 may also say that the words are refused. */
const saysRefused = /content[_ -]?(?:filter|management|policy)|safety|moderation/iu;

const rememberedMs = 600_000;
const maxRemembered = 20;
/** The form that an address took last, and until when that is believed: what failed once may have had another cause. */
const remembered = new Map<string, { readonly form: AnswerForm; readonly until: number }>();

/** Whether a provider refuses the words of a question by its own rules. */
export const isRefusal = (error: unknown): boolean =>
  APICallError.isInstance(error) && error.statusCode === 400 && saysRefused.test(error.responseBody ?? '');

const isUnknownForm = (error: unknown): boolean =>
  APICallError.isInstance(error) && unknownForm.has(error.statusCode ?? 0) && !isRefusal(error);

function firstForm(address: string): AnswerForm {
  const known = remembered.get(address);
  return known === undefined || known.until < Date.now() ? 'json_schema' : known.form;
}

/**
 * Asks in the strictest form that the address takes: `json_schema`, then `json_object`, then plain text; which one went through
 * is remembered for a while.
 * @param address the provider's address with its model
 * @param ask asks in one form. What it throws for another reason than the form ends the asking
 */
export async function inKnownForm<T>(address: string, ask: (form: AnswerForm) => Promise<T>): Promise<T> {
  const first = firstForm(address);
  for (const form of answerForms.slice(answerForms.indexOf(first))) {
    try {
      const answer = await ask(form);
      if (form !== first) {
        if (remembered.size >= maxRemembered) remembered.clear();
        remembered.set(address, { form, until: Date.now() + rememberedMs });
      }
      return answer;
    } catch (error) {
      if (form === 'text' || !isUnknownForm(error)) throw error;
    }
  }
  throw new Error('no form of an answer is left');
}
