import { lazy, Suspense, useState } from 'react';
import { QueryProvider } from '#components/query-provider.tsx';
import { paths } from '#config/paths.ts';
import { countContacts } from '#features/contacts/api/count-contacts.ts';
import { searchContacts } from '#features/contacts/api/search-contacts.ts';
import { contactFilterParams, parseContactFilters } from '#features/contacts/contact-filters.ts';
import type { ContactRow } from '#features/contacts/contact-row.ts';
import { ContactDirectory } from '#features/contacts/components/contact-directory.tsx';
import { firstPageSize, linkedPageSize, parseCursor, type KnownList } from '#lib/lists/keyset-list.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/cari-relasi.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

const ContactDialog = lazy(async () => {
  const { ContactDialog: component } = await import('#features/contacts/components/contact-dialog.tsx');
  return { default: component };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cari Relasi',
    description:
      'Direktori relasi bisnis mahasiswa dan wirausaha muda Indonesia: pemasaran, desain, teknologi, keuangan, dan bisnis.',
    path: paths.relations,
  });

/** First page for the address, so that it is readable at once and without script. A failure is left to the browser to try again. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<{
  initial: KnownList<ContactRow> | null;
}> {
  const { fetchApi } = context.get(requestContext);
  const params = new URL(request.url).searchParams;
  const filters = parseContactFilters(params);
  const cursor = parseCursor(params.get('setelah'));
  try {
    const [page, total] = await Promise.all([
      searchContacts(fetchApi, filters, cursor, cursor === null ? firstPageSize : linkedPageSize),
      countContacts(fetchApi, filters),
    ]);
    const key = contactFilterParams(filters).toString();
    return { initial: { key, pages: [page], total } };
  } catch {
    return { initial: null };
  }
}

/** Within the application the list loads itself, and shows its skeletons at once. */
export async function clientLoader(): Promise<{ initial: KnownList<ContactRow> | null }> {
  return { initial: null };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const [contacting, setContacting] = useState<ContactRow | null>(null);
  return (
    <QueryProvider>
      <ContactDirectory initial={loaderData.initial} onContact={setContacting} />
      <Suspense>
        {contacting ? <ContactDialog contact={contacting} onClose={() => setContacting(null)} /> : null}
      </Suspense>
    </QueryProvider>
  );
}
