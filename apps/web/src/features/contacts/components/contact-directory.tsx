import { contactSkeletonCount, contactTabs } from '@kawanusaha/contracts/directory';
import { useState } from 'react';
import { CityInput } from '#components/lists/city-input.tsx';
import { DirectoryEmpty } from '#components/lists/directory-empty.tsx';
import { DirectoryResults } from '#components/lists/directory-results.tsx';
import { DirectoryTabs } from '#components/lists/directory-tabs.tsx';
import { FilterChips } from '#components/lists/filter-chips.tsx';
import { RegisterButton } from '#components/lists/register-button.tsx';
import { SearchField } from '#components/lists/search-field.tsx';
import { SearchOrder } from '#components/lists/search-order.tsx';
import { Page } from '#components/layouts/page.tsx';
import { SkipLink } from '#components/layouts/skip-link.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import type { KnownList } from '#lib/lists/keyset-list.ts';
import { type DirectoryKind, useDirectory } from '#lib/lists/use-directory.ts';
import { countContacts } from '../api/count-contacts.ts';
import { searchContacts } from '../api/search-contacts.ts';
import {
  contactFilterParams,
  type ContactFilters,
  describeContactCount,
  parseContactFilters,
} from '../contact-filters.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages as messages } from '../messages.ts';
import { ContactCard, ContactCardSkeleton } from './contact-card.tsx';
import { DeleteContact } from './delete-contact.tsx';

const formId = 'cari-relasi';
const noFilters = parseContactFilters(new URLSearchParams());
const kind: DirectoryKind<ContactFilters, ContactRow> = {
  name: 'contacts',
  path: paths.relations,
  parse: parseContactFilters,
  toParams: contactFilterParams,
  search: searchContacts,
  count: countContacts,
  describeCount: describeContactCount,
};

type Props = {
  /** What the server found for the address, so that the first page is in the HTML; null to load it here. */
  initial: KnownList<ContactRow> | null;
  onContact: (contact: ContactRow) => void;
};

/** /cari-relasi (spec §2): skill tabs, search, city, and the contacts that answer to them. */
export function ContactDirectory({ initial, onContact }: Props) {
  const directory = useDirectory(kind, initial);
  const { filters, setFilters, text, setText, search, addressOf, ordering, words } = directory;
  const [deleting, setDeleting] = useState<ContactRow | null>(null);
  const isFiltered = contactFilterParams(filters).size > 0;
  const clearFilters = () => {
    setText('');
    setFilters(noFilters);
  };

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
        actions={
          <RegisterButton
            path={paths.newRelation}
            texts={messages}
            className="max-md:px-2.5 max-md:text-sm"
          />
        }
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
        <DirectoryTabs
          label="Keahlian"
          tabs={contactTabs}
          current={filters.tab}
          hrefOf={(tab) => addressOf({ tab })}
          onTab={(tab) => setFilters({ tab })}
          className="flex min-w-0 flex-col gap-4 max-md:gap-1.5 max-md:pt-1"
        >
          <SafetyNotice className="max-md:hidden" />
          <p role="status" className="min-h-6 font-medium max-md:hidden">
            {words}
          </p>
          <FilterChips
            chips={filters.city === '' ? [] : [{ label: filters.city, href: addressOf({ city: '' }) }]}
            clearHref={paths.relations}
          />
          <DirectoryResults
            directory={directory}
            label="Daftar relasi"
            skeleton={<ContactCardSkeleton />}
            skeletonCount={contactSkeletonCount}
            texts={messages}
            // It resets the filter to Semua (spec §2); with nothing set, it only loads again.
            onRetry={isFiltered ? clearFilters : directory.reload}
            empty={
              <DirectoryEmpty
                tab={filters.tab}
                isFiltered={isFiltered}
                texts={messages}
                searchHint="Coba keahlian atau kata lain."
                firstHint="Jadilah yang pertama: daftarkan diri Anda, gratis."
                clearLabel="Tampilkan semua"
                onClear={clearFilters}
                registerPath={paths.newRelation}
              />
            }
            className="grid gap-2 md:gap-4 md:grid-cols-2 lg:grid-cols-3"
            afterFirstScreen={<SearchOrder {...ordering} className="mt-3 md:hidden" />}
          >
            {(contact) => <ContactCard contact={contact} onContact={onContact} onDelete={setDeleting} />}
          </DirectoryResults>
        </DirectoryTabs>
      </div>
      <DeleteContact contact={deleting} onClose={() => setDeleting(null)} onDeleted={directory.remove} />
    </Page>
  );
}
