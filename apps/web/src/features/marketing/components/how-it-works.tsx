import { Container } from '#components/layouts/container.tsx';
import { SectionHeading } from './section-heading.tsx';

const steps = [
  {
    title: 'Temukan idenya',
    text: 'Isi keahlian, minat, dan modal Anda; terima tiga ide dengan hitungannya.',
  },
  {
    title: 'Lengkapi timnya',
    text: 'Pasang proyek, mengobrol dulu, lalu pilih sendiri siapa yang diterima.',
  },
  {
    title: 'Jalankan bersama',
    text: 'Hitung HPP dan kas dengan template, bagi tugas, catat hasilnya.',
  },
];

/** Three steps from an idea to a running team. */
export function HowItWorks() {
  return (
    <section aria-labelledby="judul-cara-kerja">
      <Container className="pt-2 pb-6 sm:pt-4 sm:pb-12">
        <SectionHeading id="judul-cara-kerja" title="Cara kerjanya" />
        <ol className="grid gap-4 md:grid-cols-3 md:gap-8">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
              <span
                aria-hidden
                className="row-span-2 grid size-9 place-items-center rounded-full bg-accent-soft font-bold text-accent-soft-foreground"
              >
                {index + 1}
              </span>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="text-sm text-muted-foreground md:text-base">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
