import { APICallError } from 'ai';
import { answerForms, type AnswerForm } from './ai-model.ts';

/** Answers to a question whose form the provider does not know; a wrong address or key has others. */
const unknownForm: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);

/** The form that an address took last; the settings name one address, a test a few. */
const remembered = new Map<string, AnswerForm>();
const maxRemembered = 20;

const isUnknownForm = (error: unknown): boolean =>
  APICallError.isInstance(error) && unknownForm.has(error.statusCode ?? 0);

/**
 * Asks in the strictest form that the address takes: `json_schema`, then `json_object`, then plain text; which one went through
 * is remembered while the process lives.
 * @param address the provider's address with its model
 * @param ask asks in one form. What it throws for another reason than the form ends the asking
 */
export async function inKnownForm<T>(address: string, ask: (form: AnswerForm) => Promise<T>): Promise<T> {
  const forms = answerForms.slice(answerForms.indexOf(remembered.get(address) ?? 'json_schema'));
  for (const form of forms) {
    try {
      const answer = await ask(form);
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(address, form);
      return answer;
    } catch (error) {
      if (form === 'text' || !isUnknownForm(error)) throw error;
    }
  }
  throw new Error('no form of an answer is left');
}
