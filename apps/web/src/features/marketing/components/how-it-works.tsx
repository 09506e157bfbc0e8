import { Container } from '#components/layouts/container.tsx';
import { SectionHeading } from './section-heading.tsx';

const steps = [
  {
    title: 'Temukan idenya',
    text: 'Isi keahlian, minat, dan modal Anda. Idea AI menyusun ide usaha, perkiraan modal, dan langkah awal.',
  },
  {
    title: 'Lengkapi timnya',
    text: 'Pasang proyek di Cari Project. Anda memilih sendiri siapa yang diterima, lalu lanjut mengobrol di WhatsApp.',
  },
  {
    title: 'Jalankan bersama',
    text: 'Hitung HPP dan arus kas dengan template, bertanya di komunitas, dan perluas relasi saat usaha tumbuh.',
  },
];

/** Three steps from an idea to a running team. */
export function HowItWorks() {
  return (
    <section aria-labelledby="judul-cara-kerja">
      <Container className="py-8 sm:py-16 lg:py-24">
        <SectionHeading id="judul-cara-kerja" title="Cara kerjanya" />
        <ol className="grid gap-4 md:grid-cols-3 md:gap-8">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.25rem_1fr] gap-x-2 md:block md:border-t-2 md:border-primary md:pt-5"
            >
              <span
                aria-hidden
                className="row-span-2 text-3xl leading-none font-extrabold text-primary md:text-4xl"
              >
                {index + 1}
              </span>
              <h3 className="text-lg font-bold md:mt-3 md:text-xl">{title}</h3>
              <p className="text-sm text-muted-foreground md:mt-2 md:text-base">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
