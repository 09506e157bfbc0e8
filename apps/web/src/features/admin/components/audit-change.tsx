import { PersonLink } from '#components/person-link.tsx';

const names: Readonly<Record<string, string>> = {
  value: 'Nilai',
  user_id: 'Orang',
  role: 'Role',
  change: 'Perubahan',
  status: 'Status',
  amount: 'Rupiah',
  coins: 'Coin',
  label: 'Nama',
  body: 'Isi',
  url: 'Alamat',
  banned_until: 'Diblokir sampai',
  sessions: 'Sesi',
  factors: 'Verifikasi',
  handled_by: 'Penanggung jawab',
  into: 'Digabung ke',
  rows: 'Baris',
  age_group: 'Kelompok usia',
  kind: 'Jenis',
  project_name: 'Proyek',
  name: 'Nama',
};
/** What says nothing to a reader beyond the line itself. */
const hidden: ReadonlySet<string> = new Set(['report_id', 'hold_id', 'decision_id', 'id']);
const people: ReadonlySet<string> = new Set(['user_id', 'handled_by', 'owner_id']);

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? 'kosong'
    : typeof value === 'string'
      ? value
      : typeof value === 'number'
        ? String(value)
        : typeof value === 'boolean'
          ? value
            ? 'ya'
            : 'tidak'
          : JSON.stringify(value);

const fieldsOf = (side: unknown): [string, unknown][] =>
  typeof side === 'object' && side !== null
    ? Object.entries(side).filter(([key, value]) => !hidden.has(key) && typeof value !== 'object')
    : [];

function Side({ title, side }: { title: string; side: unknown }) {
  const fields = fieldsOf(side);
  if (fields.length === 0) return null;
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      {fields.map(([key, value]) => (
        <dd key={key} className="wrap-anywhere">
          {names[key] ?? key}:{' '}
          {people.has(key) && typeof value === 'string' ? (
            <PersonLink id={value}>lihat orangnya</PersonLink>
          ) : (
            textOf(value)
          )}
        </dd>
      ))}
    </div>
  );
}

/** What was there before an action and after it, in words. */
export function AuditChange({ before, after }: { before: unknown; after: unknown }) {
  return (
    <dl className="mt-2 flex flex-col gap-2 rounded-md bg-muted p-3 text-sm">
      <Side title="Sebelum" side={before} />
      <Side title="Sesudah" side={after} />
    </dl>
  );
}
