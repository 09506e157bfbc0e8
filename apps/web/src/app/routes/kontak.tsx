import { Page } from '#components/layouts/page.tsx';
import { Card, CardContent } from '#components/ui/card.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { company } from '@kawanusaha/contracts/company';
import { paths } from '#config/paths.ts';
import { ContactCards } from '#features/marketing/components/contact-cards.tsx';
import { ContactForm } from '#features/marketing/components/contact-form.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/kontak.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Kontak',
    description: `Tulis pesan kepada KawanUsaha lewat formulir, email, atau WhatsApp. Kami menjawab paling lambat dalam ${company.answerTime}.`,
    path: paths.contact,
    jsonLd: { '@type': 'ContactPage', name: 'Kontak KawanUsaha', inLanguage: 'id' },
  });

export default function Contact() {
  return (
    <Page>
      <PageHeader
        title="Kontak"
        description={`Tulis pertanyaan, usul, atau laporan Anda. Setiap pesan mendapat nomor tiket dan jawaban dalam ${company.answerTime}.`}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
        <Card>
          <CardContent>
            <h2 id="judul-formulir" className="mb-5 text-xl font-bold">
              Kirim pesan
            </h2>
            <ContactForm />
          </CardContent>
        </Card>
        <section aria-labelledby="judul-langsung">
          <h2 id="judul-langsung" className="mb-5 text-xl font-bold lg:mt-6">
            Hubungi langsung
          </h2>
          <div className="lg:[&_ul]:grid-cols-1">
            <ContactCards />
          </div>
        </section>
      </div>
    </Page>
  );
}
