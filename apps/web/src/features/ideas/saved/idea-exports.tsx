import { BookOpenText, FileArchive, FilePenLine, FileSpreadsheet, FileText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { type ExportFormat, useExportIdea } from './api/export-idea.ts';
import { IdeaSharing } from './idea-sharing.tsx';
import { ProposalSection } from './proposal/proposal-section.tsx';

const formats = [
  {
    format: 'pdf',
    Icon: FileText,
    title: 'PDF A4',
    action: 'Unduh PDF A4',
    text: 'Siap dibaca dan dicetak: daftar isi, grafik, RAB, jadwal, risiko, dan kanvas.',
  },
  {
    format: 'docx',
    Icon: FilePenLine,
    title: 'Word',
    action: 'Unduh Word',
    text: 'Rencana usaha untuk juri: daftar isi, grafik, RAB, jadwal, dan kanvas. Dapat diubah.',
  },
  {
    format: 'xlsx',
    Icon: FileSpreadsheet,
    title: 'Excel',
    action: 'Unduh Excel',
    text: 'Rumusnya hidup: ubah asumsi di lembar pertama, yang lain mengikuti.',
  },
  {
    format: 'buku-usaha',
    Icon: BookOpenText,
    title: 'Buku Usaha',
    action: 'Unduh Buku Usaha',
    text: 'Premium. Pembukuan 12 bulan yang sudah terisi produk, resep, modal, dan rencana ini.',
  },
  {
    format: 'zip',
    Icon: FileArchive,
    title: 'Semua berkas',
    action: 'Unduh ZIP',
    text: 'PDF, Word, Excel, P2MW, dan PKM-K dalam satu ZIP, dengan halaman penjelas; bagi Premium juga Buku Usaha.',
  },
] as const satisfies readonly {
  format: ExportFormat;
  Icon: typeof FileText;
  title: string;
  action: string;
  text: string;
}[];

type IdeaExportsProps = Omit<ComponentProps<typeof ProposalSection>, 'busy' | 'onDownload'> & {
  ideaId: string;
};

/** Files of an idea, the templates of P2MW and PKM-K, and the link for a lecturer. */
export function IdeaExports({ ideaId, ...plan }: IdeaExportsProps) {
  const { title, isSaving } = plan;
  const { run, input, isPending } = useExportIdea(ideaId);
  return (
    <div className="flex flex-col gap-3 md:gap-10">
      <section aria-labelledby="ekspor-judul">
        <h2 id="ekspor-judul" className="mb-4 text-xl font-bold">
          Unduh {title}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {formats.map(({ format, Icon, title: name, action, text }) => (
            // On phones the icon stands beside the words.
            <li
              key={format}
              className="card gap-3 p-5 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:p-4"
            >
              <Icon aria-hidden className="size-8 text-primary" />
              <div>
                <h3 className="font-bold">{name}</h3>
                <p className="mt-1 text-sm text-muted-foreground">{text}</p>
              </div>
              <Button
                variant="outline"
                className="mt-auto max-sm:col-span-2"
                loading={input === format}
                disabled={isPending || isSaving}
                onClick={() => void run(format)}
              >
                {input === format ? 'Menyiapkan...' : action}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <FoldedSection
        id="proposal"
        title="Proposal P2MW dan PKM-K"
        hint="Yang masih kurang, tim, dan dokumen Word tiap program."
      >
        <ProposalSection {...plan} busy={input ?? null} onDownload={(format) => void run(format)} />
      </FoldedSection>
      <FoldedSection id="dosen" title="Minta pendapat dosen" hint="Tautan baca, dan komentar yang masuk.">
        <IdeaSharing ideaId={ideaId} title={title} />
      </FoldedSection>
    </div>
  );
}
