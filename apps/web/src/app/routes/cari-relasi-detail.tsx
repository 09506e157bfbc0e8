import { lazy, Suspense, useState } from 'react';
import { data, Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { paths } from '#config/paths.ts';
import { getContact } from '#features/contacts/api/get-contact.ts';
import { listSimilarContacts } from '#features/contacts/api/list-similar-contacts.ts';
import { ContactDetail } from '#features/contacts/components/contact-detail.tsx';
import type { ContactRow } from '#features/contacts/contact-row.ts';
import { describeContact } from '#features/contacts/describe-contact.ts';
import type { FetchApi } from '#lib/api/fetch-api.ts';
import { getPersonSigns } from '#lib/api/get-person-signs.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { loadOrKept } from '#lib/load-or-kept.ts';
import { requestContext } from '#lib/request-context.ts';
import { sharedPageMeta } from '#lib/shared-page-meta.ts';
import type { Route } from './+types/cari-relasi-detail.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

const ContactDialog = lazy(async () => {
  const { ContactDialog: component } = await import('#features/contacts/components/contact-dialog.tsx');
  return { default: component };
});

type Loaded = { contact: ContactRow | null; similar: ContactRow[]; url: string };

async function load(fetchApi: FetchApi, fetchAside: FetchApi, id: string, siteUrl: string): Promise<Loaded> {
  const contact = await getContact(fetchApi, id);
  const url = siteUrl + paths.relation(id);
  if (contact === null) return { contact, similar: [], url };
  // The page stands without its neighbours, and without what the person lets cards show.
  const [similar, signs] = await Promise.all([
    listSimilarContacts(fetchAside, contact).catch(() => []),
    getPersonSigns(fetchApi, contact.user_id).catch(() => null),
  ]);
  return { contact: { ...contact, owner_signs: signs }, similar, url };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fetchApi, fetchAside, publicConfig } = context.get(requestContext);
  const loaded = await load(fetchApi, fetchAside, params.id, publicConfig.siteUrl);
  return data(loaded, { status: loaded.contact === null ? 404 : 200 });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  return loadOrKept(() => load(publicFetch, publicFetch, params.id, window.location.origin), serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.contact) return [{ title: 'Profil tidak ditemukan | KawanUsaha' }];
  const { contact, url } = loaderData;
  return sharedPageMeta({
    name: `${contact.name}, ${contact.main_skill}`,
    description: describeContact(contact),
    url,
    type: 'profile',
    picture: { path: `/pratinjau/relasi/${contact.id}.png`, says: contact.name },
  });
};

export default function Contact({ loaderData }: Route.ComponentProps) {
  const [contacting, setContacting] = useState<ContactRow | null>(null);
  const { contact, similar, url } = loaderData;
  if (contact === null) return <ContactMissing />;
  return (
    <>
      <ContactDetail
        key={contact.id}
        contact={contact}
        similar={similar}
        url={url}
        onContact={setContacting}
      />
      <Suspense>
        {contacting ? <ContactDialog contact={contacting} onClose={() => setContacting(null)} /> : null}
      </Suspense>
    </>
  );
}

function ContactMissing() {
  return (
    <Page>
      <h1 className="sr-only">Profil tidak ditemukan</h1>
      <EmptyState
        title="Profil ini tidak ada atau sudah dihapus"
        description="Mungkin tautannya keliru, atau pemiliknya menghapus profilnya."
        action={
          <Button asChild>
            <Link to={paths.relations}>Lihat relasi lain</Link>
          </Button>
        }
      />
    </Page>
  );
}
