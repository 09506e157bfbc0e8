import * as z from 'zod/mini';
import { ApiRequestError, type FetchApi, readJson } from '#lib/api/fetch-api.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';

const text = (shortest: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(2, shortest), z.maxLength(longest));

export const commentNameMaxLength = 80;
export const commentMaxLength = 1_000;

/** A comment of a reader. Out: trimmed. */
export const ideaCommentSchema = z.object({
  name: text('Tulis nama Anda', commentNameMaxLength),
  body: text('Tulis komentar Anda', commentMaxLength),
});

/** Adds a comment through a link. Throws ApiRequestError with the database's text. */
async function commentSharedIdea(
  fetchApi: FetchApi,
  token: string,
  name: string,
  body: string,
): Promise<void> {
  const response = await fetchApi('/rest/v1/rpc/comment_shared_idea', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ p_token: token, p_name: name, p_body: body }),
  });
  await readJson(response);
}

/** Adds a comment and says so. In: the secret of the link, and what follows. */
export const useCommentSharedIdea = (token: string, done: () => void) =>
  useOperation(
    ({ name, body }: z.output<typeof ideaCommentSchema>) => commentSharedIdea(publicFetch, token, name, body),
    {
      done: () => {
        toast.success('Komentar terkirim', 'Pemilik rencana akan membacanya.');
        done();
      },
      failed: (error) => ({
        title: 'Gagal mengirim komentar',
        detail: error instanceof ApiRequestError && error.status < 500 ? error.message : loadAdvice(error),
      }),
    },
  );
