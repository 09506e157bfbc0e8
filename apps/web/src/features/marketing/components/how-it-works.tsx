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
    <section aria-labelledby="judul-cara-kerja" className="below-screen">
      <Container className="py-16 lg:py-24">
        <SectionHeading id="judul-cara-kerja" title="Cara kerjanya" />
        <ol className="grid gap-8 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-primary pt-5">
              <span aria-hidden className="text-4xl leading-none font-extrabold text-primary">
                {index + 1}
              </span>
              <h3 className="mt-3 text-xl font-bold">{title}</h3>
              <p className="mt-2 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
