import { type ExcelTemplateKey, excelTemplates } from '@kawanusaha/contracts/excel-templates';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { RequirePremium } from '#components/guards/require-premium.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { toast } from '#components/ui/toast.ts';
import { downloadTemplate } from './download-template.ts';

function TemplateList() {
  const [busy, setBusy] = useState<ExcelTemplateKey | null>(null);
  const download = async (key: ExcelTemplateKey) => {
    setBusy(key);
    try {
      await downloadTemplate(key);
    } catch (error) {
      toast.error('Gagal mengunduh template', error instanceof Error ? error.message : undefined);
    } finally {
      setBusy(null);
    }
  };
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {excelTemplates.map(({ key, title, text }, index) => (
        <li key={key} className="card overflow-hidden">
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
              {index + 1}. {title}
            </h2>
            <p className="text-muted-foreground">{text}</p>
          </div>
          <div className="card-footer">
            <Button
              variant="outline"
              loading={busy === key}
              disabled={busy !== null}
              onClick={() => void download(key)}
            >
              {busy === key ? null : <Download aria-hidden />}
              {busy === key ? 'Menyiapkan...' : 'Unduh Excel'}
              <span className="sr-only"> {title}</span>
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** /template-excel: the 14-in-1 pack for Premium members. */
export function TemplatesScreen() {
  return (
    <Page>
      <PageHeader
        title="Template Excel 14 in 1"
        description="Rumus hidup, siap cetak A4, dengan lembar panduan dan contoh isian. Sel kuning diisi, sisanya dihitung."
      />
      <RequirePremium feature="Template Excel" headingLevel={2}>
        <TemplateList />
      </RequirePremium>
    </Page>
  );
}
