import { pictureUrl, profilePhotoBucket } from '@kawanusaha/contracts/storage';
import { lazy } from 'react';
import { data } from 'react-router';
import { LatePart } from '#components/late-part.tsx';
import { Page } from '#components/layouts/page.tsx';
import { ShareButtons } from '#components/share-buttons.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { publicProfilePath } from '#config/profile-paths.ts';
import { NotFoundScreen } from '#features/not-found/components/not-found-screen.tsx';
import { getPublicProfile, type PublicProfile } from '#features/public-profile/api/get-public-profile.ts';
import { PublicProfilePage } from '#features/public-profile/components/public-profile-page.tsx';
import { describeProfile, structureProfile } from '#features/public-profile/describe-profile.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { privateMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import { sharedPageMeta } from '#lib/shared-page-meta.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { Route } from './+types/profil-publik.ts';

// Only for a member, and with it what reads it.
const IfVisible = lazy(async () => ({
  default: (await import('#features/public-profile/components/if-visible.tsx')).IfVisible,
}));

type Loaded = { profile: PublicProfile; siteUrl: string } | null;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fetchApi, publicConfig } = context.get(requestContext);
  const profile = await getPublicProfile(fetchApi, params.username);
  const loaded: Loaded = profile === null ? null : { profile, siteUrl: publicConfig.siteUrl };
  return data(loaded, { status: profile === null ? 404 : 200 });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Loaded> {
  const profile = await getPublicProfile(publicFetch, params.username);
  return profile === null ? null : { profile, siteUrl: window.location.origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  // The same as of an unknown address, so that a hidden page cannot be told from one that is not there.
  if (!loaderData) return privateMeta('Halaman Tidak Ditemukan');
  const { profile, siteUrl } = loaderData;
  const url = siteUrl + publicProfilePath(profile.username);
  const name = profile.name ?? `@${profile.username}`;
  const photo = profile.photo;
  return sharedPageMeta({
    name,
    description: describeProfile(profile),
    url,
    type: 'profile',
    picture: {
      path: `/pratinjau/profil/${encodeURIComponent(profile.username.toLowerCase())}.png`,
      says: name,
    },
    mayBeIndexed: profile.may_be_indexed,
    structured: structureProfile(
      profile,
      url,
      photo === null
        ? null
        : new URL(pictureUrl(profilePhotoBucket, photo, { width: 320, height: 320 }), siteUrl).href,
    ),
  });
};

export default function PublicProfileRoute({ loaderData, params }: Route.ComponentProps) {
  const { status, user } = useSession();
  if (loaderData === null) return <NotFoundScreen />;
  const { profile, siteUrl } = loaderData;
  const page = (
    <PublicProfilePage
      profile={profile}
      isOwn={user?.user_metadata.username?.toLowerCase() === profile.username.toLowerCase()}
      share={
        <ShareButtons
          title={profile.name ?? profile.username}
          text={describeProfile(profile)}
          url={siteUrl + publicProfilePath(profile.username)}
        />
      }
    />
  );
  if (user !== null) {
    return (
      <LatePart waiting={<Waiting />}>
        <IfVisible username={params.username} waiting={<Waiting />} hidden={<NotFoundScreen />}>
          {page}
        </IfVisible>
      </LatePart>
    );
  }
  // The document is a visitor's, until it is known who is signed in.
  const isUnknown = status === 'loading';
  return (
    <>
      {isUnknown ? <Waiting /> : null}
      <div className={isUnknown ? 'if-anonymous' : undefined}>{page}</div>
    </>
  );
}

function Waiting() {
  return (
    <Page size="reading" className="if-member">
      <LoadingMessage>Memuat profil...</LoadingMessage>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="mt-8 h-48 w-full" />
    </Page>
  );
}
