import { Calculator, Compass, FileDown, TriangleAlert } from 'lucide-react';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';

const parts = [
  {
    Icon: Compass,
    title: 'Arah yang jelas',
    text: 'Ide, sasaran pembeli, dan langkah pertama yang bisa dimulai minggu ini.',
  },
  {
    Icon: Calculator,
    title: 'Angka yang dihitung',
    text: 'Modal, pendapatan, dan waktu balik modal. Semua asumsinya bisa Anda ubah.',
  },
  {
    Icon: TriangleAlert,
    title: 'Tantangan yang jujur',
    text: 'Apa yang sering membuat usaha seperti ini gagal, dan cara menyiapkannya.',
  },
  {
    Icon: FileDown,
    title: 'Rencana yang tersimpan',
    text: 'Simpan, bagikan ke dosen atau teman, atau unduh untuk proposal.',
  },
];

/** Beside the form: what comes of it. */
export function IdeaPromise() {
  return (
    <aside
      aria-labelledby="hasil-ide"
      className="relative overflow-hidden rounded-lg border border-border bg-card p-6 lg:sticky lg:top-28"
    >
      <KawungPattern
        lines="bg-motif"
        className="opacity-60 [mask-image:linear-gradient(to_bottom,black,transparent_60%)]"
      />
      <h2 id="hasil-ide" className="relative text-lg font-bold">
        Yang akan Anda terima
      </h2>
      <ul className="relative mt-4 flex flex-col gap-5">
        {parts.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-foreground">
              <Icon aria-hidden className="size-5" />
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-muted-foreground">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
