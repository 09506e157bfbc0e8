import { data, redirect, useSearchParams } from 'react-router';
import { answerInterview, RefusedAnswersError } from '#features/ideas/interviews/api/answer-interview.ts';
import { getInterview } from '#features/ideas/interviews/api/get-interview.ts';
import { InterviewMissing, InterviewScreen } from '#features/ideas/interviews/interview-screen.tsx';
import { repeatableId } from '#features/ideas/interviews/repeatable-id.ts';
import { ApiRequestError } from '#lib/api/fetch-api.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { privateMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/wawancara.ts';

export const meta: Route.MetaFunction = () => [
  ...privateMeta('Beberapa pertanyaan singkat'),
  // The address holds the secret of the link. 'no-referrer' would hide the origin of the form, which the server asks for.
  { name: 'referrer', content: 'same-origin' },
];

const largestForm = 40_000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const interview = await getInterview(context.get(requestContext).fetchApi, params.token);
  return data(interview, { status: interview === null ? 404 : 200 });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return getInterview(publicFetch, params.token);
}

/** The form as a browser without scripts sends it; what came of it stands in the address that it is led to. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const size = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(size <= largestForm)) throw new Response('Terlalu besar', { status: 413 });
  const form = await request.formData();
  const answers = form.getAll('jawaban').map((value) => (typeof value === 'string' ? value : ''));
  const id = await repeatableId([params.token, ...answers], new Date());
  const { fetchApi } = context.get(requestContext);
  const address = `/wawancara/${encodeURIComponent(params.token)}`;
  try {
    await answerInterview(fetchApi, params.token, id, answers);
  } catch (error) {
    const isRefused = error instanceof RefusedAnswersError;
    if (!isRefused && !(error instanceof ApiRequestError && error.status < 500)) throw error;
    return redirect(`${address}?gagal=1`, 303);
  }
  return redirect(`${address}?terkirim=1`, 303);
}

export default function InterviewPage({ loaderData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  if (loaderData === null) return <InterviewMissing />;
  return (
    <InterviewScreen
      key={params.token}
      interview={loaderData}
      token={params.token}
      wasKept={search.has('terkirim')}
      problem={
        search.has('gagal')
          ? 'Jawaban belum tersimpan. Isi sedikitnya satu, tanpa nomor, email, atau tautan.'
          : null
      }
    />
  );
}
