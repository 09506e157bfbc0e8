import { businessBook, excelTemplates, packArchive } from '@kawanusaha/contracts/excel-templates';
import { Download, FileArchive } from 'lucide-react';
import { RequirePremium } from '#components/guards/require-premium.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useDownloadTemplate } from './api/download-template.ts';

type CardProps = {
  template: { key: string; title: string; text: string };
  /** Place in the pack; the book beside it has none. */
  number?: number;
  busy: string | undefined;
  onDownload: (name: string) => void;
};

function TemplateCard({ template: { key, title, text }, number, busy, onDownload }: CardProps) {
  const name = `${key}.xlsx`;
  return (
    <>
      <img
        src={`/template-excel/${key}.webp`}
        alt={`Pratinjau ${title}`}
        width={480}
        height={300}
        loading="lazy"
        className="aspect-[8/5] w-full border-b border-border bg-white object-cover object-top"
      />
      <div className="card-header grow">
        <h2 className="card-title">
          {number === undefined ? null : `${number}. `}
          {title}
        </h2>
        <p className="text-muted-foreground">{text}</p>
      </div>
      <div className="card-footer">
        <Button
          variant={number === undefined ? 'primary' : 'outline'}
          loading={busy === name}
          disabled={busy !== undefined}
          onClick={() => onDownload(name)}
        >
          {busy === name ? null : <Download aria-hidden />}
          {busy === name ? 'Menyiapkan...' : 'Unduh Excel'}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </>
  );
}

function TemplateList() {
  const { run, input: busy } = useDownloadTemplate();
  const onDownload = (name: string) => void run(name);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 lg:grid-cols-3">
        <article className="card overflow-hidden lg:col-span-2">
          <TemplateCard template={businessBook} busy={busy} onDownload={onDownload} />
        </article>
        <section aria-labelledby="semua-judul" className="card h-full">
          <div className="card-header grow">
            <FileArchive aria-hidden className="size-8 text-primary" />
            <h2 id="semua-judul" className="card-title">
              Semua dalam satu ZIP
            </h2>
            <p className="text-muted-foreground">
              Empat belas template dan Buku Usaha, dengan halaman penjelas. Buku Usaha yang sudah terisi dari
              rencana Anda ada di halaman rencana itu, bagian unduh.
            </p>
          </div>
          <div className="card-footer">
            <Button
              variant="outline"
              loading={busy === packArchive}
              disabled={busy !== undefined}
              onClick={() => onDownload(packArchive)}
            >
              {busy === packArchive ? 'Menyiapkan...' : 'Unduh ZIP'}
            </Button>
          </div>
        </section>
      </div>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {excelTemplates.map((template, index) => (
          <li key={template.key} className="card overflow-hidden">
            <TemplateCard template={template} number={index + 1} busy={busy} onDownload={onDownload} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** /template-excel: the 14-in-1 pack for Premium members, with the book that joins it. */
export function TemplatesScreen() {
  return (
    <Page>
      <PageHeader
        title="Template Excel 14 in 1"
        description="Rumus hidup, siap cetak A4, dengan lembar panduan dan contoh isian. Sel kuning diisi (di faktur dan kwitansi: sel bertepi hijau), sisanya dihitung."
      />
      <RequirePremium feature="Template Excel" headingLevel={2}>
        <TemplateList />
      </RequirePremium>
    </Page>
  );
}
