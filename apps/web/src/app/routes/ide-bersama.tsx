import { useRevalidator } from 'react-router';
import { getSharedIdea } from '#features/ideas/saved/api/get-shared-idea.ts';
import { SharedIdeaScreen } from '#features/ideas/saved/shared-idea-screen.tsx';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { privateMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/ide-bersama.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.title ?? 'Rencana usaha');

const notFound = () => new Response('Tautan tidak ditemukan', { status: 404 });

export async function loader({ params, context }: Route.LoaderArgs) {
  const idea = await getSharedIdea(context.get(requestContext).fetchApi, params.token);
  if (idea === null) throw notFound();
  return idea;
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const idea = await getSharedIdea(publicFetch, params.token);
  if (idea === null) throw notFound();
  return idea;
}

export default function SharedIdeaPage({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <SharedIdeaScreen idea={loaderData} token={params.token} onCommented={() => void revalidate()} />;
}
