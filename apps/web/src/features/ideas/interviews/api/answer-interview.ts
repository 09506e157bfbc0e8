import { ApiRequestError, type FetchApi, readJson } from '#lib/api/fetch-api.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { useOperation } from '#lib/api/use-operation.ts';

/** Answers that hold what must not be kept, with a sentence at each. */
export class RefusedAnswersError extends Error {
  /** The sentence by the place of the answer. */
  readonly byIndex: ReadonlyMap<number, string>;

  constructor(byIndex: ReadonlyMap<number, string>) {
    super('answers refused');
    this.name = 'RefusedAnswersError';
    this.byIndex = byIndex;
  }
}

type Fault = { index: number; message: string };

/**
 * Keeps one person's answers; `id` is the sender's own, so that a repetition is the same set.
 * Throws {@link RefusedAnswersError} where single answers cannot be taken, else ApiRequestError with a sentence.
 */
export async function answerInterview(
  fetchApi: FetchApi,
  token: string,
  id: string,
  answers: readonly string[],
): Promise<void> {
  const response = await fetchApi('/functions/v1/answer-interview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, id, answers }),
  });
  if (response.status === 422) {
    const body = (await response
      .clone()
      .json()
      .catch(() => ({}))) as { faults?: readonly Fault[] };
    if (body.faults !== undefined)
      throw new RefusedAnswersError(new Map(body.faults.map(({ index, message }) => [index, message])));
  }
  await readJson(response);
}

type Attempt = { readonly form: HTMLFormElement; readonly id: string; readonly answers: readonly string[] };
type Ends = {
  readonly done: () => void;
  /** Single answers cannot be taken. */
  readonly refused: (byIndex: RefusedAnswersError['byIndex'], form: HTMLFormElement) => void;
};

/** Sends them; `failure` says why they were not kept. In: what follows. */
export const useAnswerInterview = (token: string, { done, refused }: Ends) =>
  useOperation(({ id, answers }: Attempt) => answerInterview(publicFetch, token, id, answers), {
    done,
    failed: (error, { form }) => {
      if (error instanceof RefusedAnswersError) {
        refused(error.byIndex, form);
        return null;
      }
      const isRefusal = error instanceof ApiRequestError && error.status < 500;
      return {
        field: 'form',
        title: isRefusal
          ? error.message
          : `Jawaban belum terkirim. Tulisan Anda tetap ada. ${loadAdvice(error)}`,
      };
    },
  });
