import { localKinds, type LocalKind } from '@kawanusaha/contracts/local-figure';
import { todayInJakarta } from '@kawanusaha/contracts/today-in-jakarta';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskSearch } from '#components/lists/desk-search.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { messages } from '../../messages.ts';
import { type LocalRow, useLocalData } from '../api/list-local-data.ts';
import { LocalFigureDialog } from './local-figure-dialog.tsx';
import { localMessages } from '../local-messages.ts';
import { LocalRowItem } from './local-row-item.tsx';

const firstRows = 20;

function matching(rows: readonly LocalRow[], search: string): LocalRow[] {
  const wanted = search.trim().toLocaleLowerCase('id');
  return rows.filter(({ label }) => label.toLocaleLowerCase('id').includes(wanted));
}

/** Minimum wages, prices, seasons and specialities that ideas reckon with: what the product brings along, and what an admin keeps instead. */
export function LocalDataPart() {
  const [kind, setKind] = useState<LocalKind>('minimum_wage');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(firstRows);
  const [chosen, setChosen] = useState<LocalRow | 'new' | null>(null);
  const rows = useLocalData(kind);
  const today = todayInJakarta();
  const canAdd = kind === 'season' || kind === 'speciality';
  const found = matching(rows.data ?? [], search);
  return (
    <section aria-labelledby="local-data-title" className="flex flex-col gap-4">
      <h2 id="local-data-title" className="text-xl font-bold">
        {localMessages.title}
      </h2>
      <p className="max-w-reading text-muted-foreground">
        {localMessages.help}{' '}
        <Link to="/admin?tab=audit" className="link">
          Log audit
        </Link>
        .
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Jenis data" required>
          <NativeSelect
            value={kind}
            onChange={(event) => {
              setKind(event.target.value as LocalKind);
              setShown(firstRows);
            }}
          >
            {localKinds.map(({ kind: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="flex items-end">
          <DeskSearch
            label="Cari data daerah"
            placeholder="Cari di jenis ini"
            value={search}
            onChange={setSearch}
          />
        </div>
      </div>
      <QueryState
        query={rows}
        loadingText="Memuat data daerah"
        errorTitle={messages.dataFailed}
        emptyTitle={localMessages.none}
      >
        {() =>
          found.length === 0 ? (
            <EmptyState title={localMessages.none} description={localMessages.noneHelp} />
          ) : (
            <ul className="divide-y divide-border rounded-xl border border-border px-4">
              {found.slice(0, shown).map((row) => (
                <LocalRowItem
                  key={row.key}
                  kind={kind}
                  row={row}
                  today={today}
                  onEdit={() => setChosen(row)}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <div className="flex flex-wrap gap-2">
        {found.length > shown ? (
          <Button variant="outline" onClick={() => setShown((count) => count + firstRows)}>
            Tampilkan {Math.min(firstRows, found.length - shown)} lagi dari {found.length}
          </Button>
        ) : null}
        {canAdd ? (
          <Button variant="outline" onClick={() => setChosen('new')}>
            {kind === 'season' ? 'Tambah musim' : 'Tambah khas daerah'}
          </Button>
        ) : null}
      </div>
      {chosen === null ? null : (
        <LocalFigureDialog
          kind={kind}
          row={chosen === 'new' ? null : chosen}
          rows={rows.data ?? []}
          today={today}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}
