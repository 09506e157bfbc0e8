import { contactSkeletonCount, contactTabs, type ContactTab } from '@kawanusaha/contracts/directory';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FormButton } from '#components/form-button.tsx';
import { DirectoryList } from '#components/lists/directory-list.tsx';
import { CityInput } from '#components/lists/city-input.tsx';
import { FilterChips } from '#components/lists/filter-chips.tsx';
import { SearchNotes } from '#components/lists/search-notes.tsx';
import { SearchField } from '#components/lists/search-field.tsx';
import { SearchOrder, type SearchOrderProps } from '#components/lists/search-order.tsx';
import { Page } from '#components/layouts/page.tsx';
import { SkipLink } from '#components/layouts/skip-link.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsLink, TabsList } from '#components/ui/tabs.tsx';
import { paths } from '#config/paths.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { formatCursor, type CountedList, type KnownList } from '#lib/lists/keyset-list.ts';
import { isNewestFirst } from '#lib/lists/search-order.ts';
import { useAddressFilters } from '#lib/lists/use-address-filters.ts';
import { useRememberedList } from '#lib/lists/use-remembered-list.ts';
import { useLoginRedirect } from '#lib/session/use-login-redirect.ts';
import { useSession } from '#lib/session/use-session.ts';
import { countContacts } from '../api/count-contacts.ts';
import { searchContacts } from '../api/search-contacts.ts';
import {
  contactAddress,
  contactFilterParams,
  describeContactCount,
  parseContactFilters,
  type ContactFilters,
} from '../contact-filters.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages as messages } from '../messages.ts';
import { ContactCard, ContactCardSkeleton } from './contact-card.tsx';
import { DeleteContact } from './delete-contact.tsx';

const formId = 'cari-relasi';
const noFilters = parseContactFilters(new URLSearchParams());

type Props = {
  /** What the server found for the address, so that the first page is in the HTML; null to load it here. */
  initial: KnownList<ContactRow> | null;
  onContact: (contact: ContactRow) => void;
};

/** /cari-relasi (spec §2): skill tabs, search, city, and the contacts that answer to them. */
export function ContactDirectory({ initial, onContact }: Props) {
  const { filters, setFilters, text, setText, search } = useAddressFilters({
    parse: parseContactFilters,
    toParams: contactFilterParams,
  });
  const [deleting, setDeleting] = useState<ContactRow | null>(null);
  const directory = useRememberedList<ContactRow>({
    name: 'contacts',
    key: contactFilterParams(filters).toString(),
    initial,
    fetchPage: (cursor, limit, signal) => searchContacts(publicFetch, filters, cursor, limit, signal),
    fetchTotal: (signal) => countContacts(publicFetch, filters, signal),
  });
  const { list } = directory;
  const found = list.status === 'ready' ? list.rows : [];
  const ordering: SearchOrderProps = {
    rows: found,
    query: filters.query,
    order: isNewestFirst(filters) ? 'terbaru' : 'cocok',
    orderHref: (order) =>
      contactAddress({ ...filters, order, tab: filters.tab === 'Terbaru' ? 'Semua' : filters.tab }),
  };
  const clearFilters = () => {
    setText('');
    setFilters(noFilters);
  };
  // 'Coba Lagi' resets the filter to Semua (spec §2); with nothing set, it only loads again.
  const handleRetry = () => {
    if (contactFilterParams(filters).size === 0) directory.reload();
    else clearFilters();
  };
  const words =
    list.total === null || list.status !== 'ready' ? '' : describeContactCount(filters, list.total);

  return (
    <Page className="max-md:pt-1">
      <SkipLink href="#hasil">Lewati ke hasil</SkipLink>
      <PageHeader
        title={messages.title}
        isSlim
        description="Temukan orang yang keahliannya melengkapi usaha Anda."
        note={
          <p role="status" className="text-xs text-muted-foreground md:hidden">
            {words}
          </p>
        }
        actions={<RegisterButton />}
      />
      <div className="flex flex-col gap-4 max-md:gap-1">
        <SearchField
          formId={formId}
          action={paths.relations}
          label="Cari relasi"
          placeholder="Cari relasi"
          text={text}
          onText={setText}
          onSearch={search}
        >
          {filters.order === 'cocok' ? null : <input type="hidden" name="urut" value={filters.order} />}
          {filters.tab === 'Semua' ? null : <input type="hidden" name="keahlian" value={filters.tab} />}
          <div className="w-28 shrink-0 sm:w-48">
            <CityInput
              id="relasi-kota"
              formId={formId}
              label="Kota"
              value={filters.city}
              onChange={(city) => setFilters({ city })}
            />
          </div>
        </SearchField>
        <Tabs value={tabValue(filters.tab)} onValueChange={(value) => setFilters({ tab: tabOf(value) })}>
          <TabsList aria-label="Keahlian">
            {contactTabs.map((tab) => (
              <TabsLink key={tab} value={tabValue(tab)} href={contactAddress({ ...filters, tab })}>
                {tab}
              </TabsLink>
            ))}
          </TabsList>
          <TabsContent
            value={tabValue(filters.tab)}
            className="flex min-w-0 flex-col gap-4 max-md:gap-1.5 max-md:pt-1"
          >
            <SafetyNotice className="max-md:hidden" />
            <p role="status" className="min-h-6 font-medium max-md:hidden">
              {words}
            </p>
            <FilterChips
              chips={
                filters.city === ''
                  ? []
                  : [{ label: filters.city, href: contactAddress({ ...filters, city: '' }) }]
              }
              clearHref={paths.relations}
            />
            <div id="hasil" tabIndex={-1} className="flex flex-col gap-4">
              <SearchNotes
                rows={found}
                query={filters.query}
                queryHref={(query) => contactAddress({ ...filters, query })}
              />
              <SearchOrder {...ordering} className="max-md:hidden" />
              <DirectoryList
                list={list}
                label="Daftar relasi"
                skeleton={<ContactCardSkeleton />}
                skeletonCount={contactSkeletonCount}
                error={{ title: messages.loadFailed, description: messages.loadError, onRetry: handleRetry }}
                empty={<EmptyDirectory filters={filters} onClear={clearFilters} />}
                heights={directory.heights}
                initialWindow={directory.initialWindow}
                placeKey={directory.placeKey}
                onWindow={directory.onWindow}
                onMore={directory.loadMore}
                moreHref={nextPageAddress(filters, list)}
                className="grid gap-2 md:gap-4 md:grid-cols-2 lg:grid-cols-3"
                afterFirstScreen={<SearchOrder {...ordering} className="mt-3 md:hidden" />}
              >
                {(contact) => <ContactCard contact={contact} onContact={onContact} onDelete={setDeleting} />}
              </DirectoryList>
            </div>
          </TabsContent>
        </Tabs>
      </div>
      <DeleteContact contact={deleting} onClose={() => setDeleting(null)} onDeleted={directory.remove} />
    </Page>
  );
}

const tabValue = (tab: ContactTab) => tab.toLowerCase();
const tabOf = (value: string) => contactTabs.find((tab) => tabValue(tab) === value) ?? 'Semua';

/** Tabs that leave nothing out (spec §9). */
const isAnyTab = (tab: ContactTab) => tab === 'Semua' || tab === 'Terbaru';

function nextPageAddress(filters: ContactFilters, list: CountedList<ContactRow>): string | null {
  if (list.next === null) return null;
  const params = contactFilterParams(filters);
  params.set('setelah', formatCursor(list.next));
  return `${paths.relations}?${params.toString()}`;
}

function RegisterButton() {
  const session = useSession();
  const navigate = useNavigate();
  const redirectToLogin = useLoginRedirect();
  return (
    <FormButton
      action={paths.newRelation}
      variant="accent"
      className="max-md:px-2.5 max-md:text-sm"
      onPress={() =>
        session.user
          ? void navigate(paths.newRelation)
          : redirectToLogin(messages.loginRequired, paths.newRelation)
      }
    >
      <Plus aria-hidden /> {messages.register}
    </FormButton>
  );
}

function EmptyDirectory({ filters, onClear }: { filters: ContactFilters; onClear: () => void }) {
  const isFiltered = contactFilterParams(filters).size > 0;
  return (
    <EmptyState
      // Only a chosen skill can be what nothing was found for.
      title={isFiltered && isAnyTab(filters.tab) ? messages.emptySearch : messages.empty}
      description={
        isFiltered ? 'Coba keahlian atau kata lain.' : 'Jadilah yang pertama: daftarkan diri Anda, gratis.'
      }
      action={
        isFiltered ? (
          <Button variant="outline" onClick={onClear}>
            Tampilkan semua
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.newRelation}>{messages.register}</Link>
          </Button>
        )
      }
    />
  );
}
