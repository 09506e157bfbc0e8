import { premiumLinkKeys } from '@kawanusaha/contracts/premium-link';
import { FileSpreadsheet, LifeBuoy, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { companyChatUrl } from '@kawanusaha/contracts/company';
import { paths } from '#config/paths.ts';
import { usePremiumLinks } from '../api/list-premium-links.ts';
import { PremiumFeatures } from './premium-features.tsx';
import { PremiumLinkCard } from './premium-link-card.tsx';

const helpUrl = companyChatUrl('Halo KawanUsaha, saya anggota Premium dan butuh bantuan: ');

/** Screen of /akses-premium for Premium members (spec §2 Premium access). */
export function PremiumAccessScreen() {
  const { data: links, isPending } = usePremiumLinks();
  // Both have a place of ours to lead to, so that nothing here depends on the addresses that an admin may set.
  const urlOf = (key: string, ours: string) => (isPending ? undefined : (links?.get(key)?.url ?? ours));
  return (
    <Page className="flex flex-col gap-12">
      <div>
        <PageHeader
          title="Akses Premium"
          description="Semua fasilitas Anda ada di sini. Berlaku seumur hidup, tidak perlu diperpanjang."
          actions={
            <Button asChild variant="outline">
              <a href={helpUrl} rel="noopener">
                <LifeBuoy aria-hidden />
                Butuh Bantuan?
              </a>
            </Button>
          }
        />
        <PremiumFeatures />
      </div>
      <section aria-labelledby="judul-eksklusif">
        <h2 id="judul-eksklusif" className="mb-5 text-2xl font-extrabold">
          Akses eksklusif
        </h2>
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <CardHeader>
              <Users aria-hidden className="size-7 text-primary" />
              <CardTitle className="mt-2">Komunitas Premium</CardTitle>
            </CardHeader>
            <CardContent className="text-muted-foreground">
              Grup WhatsApp, tutorial, dan panduan untuk anggota.
            </CardContent>
            <CardFooter>
              <Button asChild variant="secondary">
                <Link to={paths.community}>Buka komunitas</Link>
              </Button>
            </CardFooter>
          </Card>
          <PremiumLinkCard
            icon={<LifeBuoy aria-hidden />}
            title="Dukungan prioritas"
            text="Pertanyaan Anda kami jawab lebih dulu, lewat WhatsApp."
            actionLabel="Chat WhatsApp"
            url={urlOf(premiumLinkKeys.support, helpUrl)}
          />
          <PremiumLinkCard
            icon={<FileSpreadsheet aria-hidden />}
            title="Template Excel 14 in 1"
            text="HPP, titik impas, arus kas, laba rugi, dan sepuluh lembar lain."
            actionLabel="Buka template"
            url={urlOf(premiumLinkKeys.excelTemplates, paths.excelTemplates)}
          />
        </div>
      </section>
    </Page>
  );
}
