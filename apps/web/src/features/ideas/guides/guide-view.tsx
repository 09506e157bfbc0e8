import { ArrowRight, CircleAlert, NotebookPen } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { guidePath, guidesPath } from '#config/guide-paths.ts';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import type { Guide } from './guide-schema.ts';
import type { GuideLink } from './guides.ts';

const Lines = ({ of }: { of: readonly string[] | undefined }) => of?.map((text) => <p key={text}>{text}</p>);

function Section({ section: { heading, text, steps, bullets } }: { section: Guide['sections'][number] }) {
  return (
    <>
      <h2>{heading}</h2>
      <Lines of={text} />
      {steps ? (
        <ol className="list-decimal space-y-2 pl-6">
          {steps.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : null}
      {bullets ? (
        <ul className="space-y-2">
          {bullets.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The rows as a list: what it is and what comes of it on one line, what lies between them below. */
function ExampleRows({ head, rows, total }: NonNullable<Guide['example']['table']>) {
  const all = [...rows, ...(total ? [total] : [])];
  const last = head.length - 1;
  return (
    <div>
      <p className="flex justify-between gap-4 border-b border-border pb-2 text-sm text-muted-foreground">
        <span>{head[0]}</span>
        <span>{head[last]}</span>
      </p>
      <ul className="divide-y divide-border">
        {all.map((row) => (
          <li key={row.join()} className="py-2">
            <p className={cn('flex justify-between gap-4', row === total && 'font-bold')}>
              <span>{row[0]}</span>
              <span className="text-right">{row[last]}</span>
            </p>
            {head.slice(1, last).map((name, at) =>
              row[at + 1] ? (
                <p key={name} className="text-sm text-muted-foreground">
                  {name}: {row[at + 1]}
                </p>
              ) : null,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A guide: how it goes, a worked example, what often goes wrong, and where to go on (issue 16 §3). */
export function GuideView({ guide, next }: { guide: Guide; next: GuideLink | null }) {
  const { sections, example, mistakes, sources, step } = guide;
  return (
    <article>
      <div className="prose">
        {sections.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
      </div>
      <section aria-labelledby="contoh" className="card mt-10 max-w-reading gap-4 p-5">
        <h2 id="contoh" className="text-xl font-bold">
          {example.title}
        </h2>
        <Lines of={example.text} />
        {example.table ? <ExampleRows {...example.table} /> : null}
        <Lines of={example.after} />
      </section>
      <div className="prose">
        <h2>Yang sering salah</h2>
      </div>
      <ul className="flex max-w-reading flex-col gap-3">
        {mistakes.map((line) => (
          <li key={line} className="flex gap-3">
            <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-destructive" />
            {line}
          </li>
        ))}
      </ul>
      {sources.length > 0 ? (
        <p className="mt-8 max-w-reading text-sm text-muted-foreground">
          Sumber untuk diperiksa:{' '}
          {sources.map(({ name, url }, at) => (
            <span key={url}>
              {at > 0 ? '; ' : ''}
              <a href={url} target="_blank" rel="noopener noreferrer" className="link">
                {name}
                <span className="sr-only"> (membuka tab baru)</span>
              </a>
            </span>
          ))}
          .
        </p>
      ) : null}
      <nav
        aria-label="Selanjutnya"
        className="mt-10 flex max-w-reading flex-col gap-3 border-t border-border pt-6"
      >
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={step === 1 ? paths.ai : `${paths.allAi}#tahap-${step}`}>
              <NotebookPen aria-hidden />
              {step === 1 ? 'Cari ide sekarang' : `Kerjakan tahap ${step}`}
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={next ? guidePath(next.slug) : guidesPath}>
              {next ? `Panduan ${next.step}: ${next.title}` : 'Semua panduan'}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        </div>
        <p className="text-sm text-muted-foreground">
          Angka dalam contoh dibuat untuk belajar menghitung. Pakai harga dan kejadian di tempat Anda.
        </p>
      </nav>
    </article>
  );
}
