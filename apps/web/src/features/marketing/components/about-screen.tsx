import { Compass, HandCoins, HeartHandshake, Rocket, ShieldCheck, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { Button } from '#components/ui/button.tsx';
import { company } from '@kawanusaha/contracts/company';
import { paths } from '#config/paths.ts';
import { ContactCards } from './contact-cards.tsx';
import { SectionHeading } from './section-heading.tsx';

const missions = [
  'Membantu siapa pun menemukan ide usaha yang sesuai dengan keahlian dan modalnya.',
  'Mempertemukan orang yang saling melengkapi, di kampus yang sama maupun di pulau yang berbeda.',
  'Menyediakan alat hitung dan panduan yang biasanya hanya dimiliki usaha besar.',
  'Menjaga setiap pertemuan tetap aman: kontak tersembunyi, laporan ditindaklanjuti.',
];

const reasons = [
  {
    title: 'Dimulai dari keahlian Anda',
    text: 'Ide, proyek, dan relasi disaring menurut hal yang benar-benar Anda kuasai.',
    Icon: Compass,
  },
  {
    title: 'Biaya yang jujur',
    text: 'Dua direktori gratis. Premium sekali bayar, tanpa langganan, tanpa biaya tersembunyi.',
    Icon: HandCoins,
  },
  {
    title: 'Kontak Anda terlindungi',
    text: 'Nomor WhatsApp dan email tidak tampil di halaman umum dan tidak dapat disalin massal.',
    Icon: ShieldCheck,
  },
  {
    title: 'Ringan di ponsel',
    text: 'Halaman terbuka cepat di ponsel lama dan jaringan lambat, supaya kuota Anda hemat.',
    Icon: Smartphone,
  },
];

/** Screen of /tentang with the parts of spec §1. */
export function AboutScreen() {
  return (
    <>
      <section className="relative overflow-hidden bg-band text-band-foreground">
        <KawungPattern lines="bg-band-motif" />
        <Container className="relative py-16 lg:py-24">
          <p className="font-semibold text-accent">Sejak {company.foundedYear}</p>
          <h1 className="mt-3 max-w-3xl text-4xl font-extrabold">Tentang Kami</h1>
          <p className="mt-5 max-w-reading text-lg text-band-muted-foreground">
            KawanUsaha adalah teman yang selangkah lebih dulu: menunjukkan jalan dari ide pertama sampai usaha
            yang berjalan bersama tim.
          </p>
        </Container>
      </section>

      <Container className="grid gap-4 py-16 md:grid-cols-2 md:gap-6 lg:py-20">
        <section className="card p-6 sm:p-8">
          <Rocket aria-hidden className="size-8 text-primary" strokeWidth={1.75} />
          <h2 className="mt-4 text-2xl font-extrabold">Visi Kami</h2>
          <p className="mt-3 text-lg text-muted-foreground">
            Setiap mahasiswa dan anak muda Indonesia yang ingin berusaha punya ide yang masuk akal, teman yang
            tepat, dan keberanian untuk memulai.
          </p>
        </section>
        <section className="card p-6 sm:p-8">
          <HeartHandshake aria-hidden className="size-8 text-primary" strokeWidth={1.75} />
          <h2 className="mt-4 text-2xl font-extrabold">Misi Kami</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 text-muted-foreground marker:text-primary">
            {missions.map((mission) => (
              <li key={mission}>{mission}</li>
            ))}
          </ul>
        </section>
      </Container>

      <section className="border-y border-border bg-muted/50">
        <Container size="reading" className="py-16 lg:py-20">
          <h2 className="text-3xl font-extrabold">Cerita Kami</h2>
          <div className="mt-5 space-y-4 text-lg">
            <p>
              Pada {company.foundedYear} kami duduk di lorong kampus di {company.address.city} dengan masalah
              yang sama: ide ada, teman satu tim tidak ada. Yang bisa membuat aplikasi tidak kenal yang bisa
              berjualan, dan sebaliknya.
            </p>
            <p>
              Pengumuman di grup tenggelam dalam sehari. Jadi kami membuat daftar sederhana berisi siapa
              mengerjakan apa dan sedang mencari siapa. Daftar itu menjadi Cari Project, lalu Cari Relasi,
              lalu alat-alat yang kami sendiri butuhkan untuk menghitung dan merencanakan.
            </p>
            <p>
              Sampai sekarang prinsipnya sama. Yang membantu orang bertemu tetap gratis, dan yang berbayar
              harus sepadan dengan harganya.
            </p>
          </div>
        </Container>
      </section>

      <Container className="py-16 lg:py-20">
        <SectionHeading title="Kenapa Memilih KawanUsaha" />
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {reasons.map(({ title, text, Icon }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-12 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-foreground">
                <Icon aria-hidden className="size-6" />
              </span>
              <div>
                <h3 className="text-lg font-bold">{title}</h3>
                <p className="mt-1 text-muted-foreground">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>

      <section className="border-t border-border bg-muted/50">
        <Container className="py-16 lg:py-20">
          <SectionHeading
            title="Hubungi Kami"
            description={`Ada pertanyaan, usul, atau laporan? Kami menjawab paling lambat dalam ${company.answerTime}.`}
          />
          <ContactCards />
          <Button asChild className="mt-6">
            <Link to={paths.contact}>Tulis pesan</Link>
          </Button>
        </Container>
      </section>
    </>
  );
}
