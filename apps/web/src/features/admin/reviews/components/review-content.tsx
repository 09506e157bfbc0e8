import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { ReviewItem } from '../api/list-reviews.ts';
import { ReportedPicture } from './reported-picture.tsx';

/** Fields of the snapshot in the order in which they are read, with their names; the rest is of no use for a decision. */
const fields = [
  ['project_description', 'Deskripsi'],
  ['description', 'Isi'],
  ['slug', 'Alamat halaman'],
  ['offer', 'Penawaran'],
  ['items', 'Produk'],
  ['how', 'Cara pesan'],
  ['experience', 'Pengalaman'],
  ['vision', 'Visi'],
  ['looking_for', 'Mencari'],
  ['project_type', 'Jenis'],
  ['main_skill', 'Keahlian'],
  ['required_skills', 'Keahlian yang dicari'],
  ['questions', 'Pertanyaan'],
  ['budget_range', 'Anggaran'],
  ['owner_name', 'Nama pemilik'],
  ['city', 'Kota'],
  ['campus', 'Kampus'],
] as const;

type Line = { from: string; body: string; picture?: string };

/** A product of a sales page in words; other things of a list as they are. */
const entryOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'name' in entry && 'price' in entry
    ? `${String(entry.name)} (${formatRupiah(Number(entry.price))})`
    : String(entry);

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(entryOf).join(', ') : typeof value === 'string' ? value : '';

/** The content in question, as it was. */
export function ReviewContent({ shown }: Pick<ReviewItem, 'shown'>) {
  const lines = Array.isArray(shown['lines']) ? (shown['lines'] as Line[]) : [];
  const known = fields
    .map(([key, name]) => [key, name, textOf(shown[key])] as const)
    .filter(([, , text]) => text !== '');
  return (
    <div className="flex flex-col gap-3 rounded-md bg-muted p-4 text-sm">
      {known.length === 0 && lines.length === 0 ? <p>Isinya sudah dihapus bersama akunnya.</p> : null}
      {known.length === 0 ? null : (
        <dl className="flex flex-col gap-2">
          {known.map(([key, name, text]) => (
            <div key={key}>
              <dt className="font-semibold">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length === 0 ? null : (
        <ol aria-label="Pesan terakhir" className="flex flex-col gap-1">
          {lines.map((line, index) => (
            <li key={index} className="wrap-anywhere whitespace-pre-line">
              <strong>{line.from === 'reporter' ? 'Pelapor' : 'Dilaporkan'}:</strong> {line.body}
              {line.picture === undefined ? null : <ReportedPicture path={line.picture} />}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
