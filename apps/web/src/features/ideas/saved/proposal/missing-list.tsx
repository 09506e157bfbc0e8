import type { EntryPlace, MissingPart } from '@kawanusaha/contracts/proposal/find-missing-parts';
import { CircleCheck } from 'lucide-react';
import { Link, type To } from 'react-router';
import { paths } from '#config/paths.ts';

/** Where each part is entered; tabs are addresses within the page of the idea. */
const places: Readonly<Record<EntryPlace, { to: To; label: string }>> = {
  rencana: { to: { search: '' }, label: 'Ubah angka' },
  kanvas: { to: { search: '?tab=kanvas' }, label: 'Isi kanvas' },
  validasi: { to: { search: '?tab=validasi' }, label: 'Isi wawancara' },
  tim: { to: { search: '?tab=ekspor', hash: '#tim-proposal' }, label: 'Isi tim' },
  profil: { to: `${paths.profile}?edit=1`, label: 'Isi profil' },
  judul: { to: paths.myIdeas, label: 'Ubah judul' },
};

/** What a proposal still lacks, each with a link to where it is entered. */
export function MissingList({ parts }: { parts: readonly MissingPart[] }) {
  if (parts.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" /> Semua bagian sudah terisi.
      </p>
    );
  }
  return (
    <>
      <p className="font-semibold">Belum ada: {parts.length}</p>
      <ul className="flex flex-col">
        {parts.map(({ text, place }) => (
          <li key={text} className="flex items-center justify-between gap-4 border-t border-border py-1">
            <span className="min-w-0">{text}</span>
            <Link to={places[place].to} className="link inline-flex min-h-11 shrink-0 items-center">
              {places[place].label}
              <span className="sr-only">: {text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
