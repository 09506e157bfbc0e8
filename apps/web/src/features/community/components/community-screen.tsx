import { premiumLinkKeys } from '@kawanusaha/contracts/premium-link';
import { BookOpen, Bot, FileSpreadsheet, ListChecks, MessageCircle, PlayCircle } from 'lucide-react';
import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { stepGuidePath } from '#config/guide-paths.ts';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { usePremiumLinks } from '../api/list-premium-links.ts';
import { MaybeOutside } from './maybe-outside.tsx';
import { PremiumLinkCard } from './premium-link-card.tsx';

/** Each tutorial with our own guide, which stands where no admin has set another page. */
const tutorials = [
  { key: premiumLinkKeys.tutorials[0], title: 'Memulai dengan Idea AI', step: 1 },
  {
    key: premiumLinkKeys.tutorials[1],
    title: 'Menyusun tim lewat Cari Project',
    step: 4,
  },
  { key: premiumLinkKeys.tutorials[2], title: 'Menghitung HPP dan harga jual', step: 6 },
] as const;

/** The premium community page (spec §2): group, three tutorials, and ways on. */
export function CommunityScreen() {
  const { data: links, isError, error, refetch, isFetching } = usePremiumLinks();
  const urlOf = (key: string) => (links === undefined ? undefined : (links.get(key)?.url ?? null));
  // The product makes the pack itself; an admin may point the link elsewhere.
  const template = urlOf(premiumLinkKeys.excelTemplates) ?? paths.excelTemplates;
  return (
    <Page className="flex flex-col gap-10">
      <div>
        <PageHeader
          title="Komunitas Premium"
          description="Tempat bertanya dan berbagi dengan sesama pengusaha muda."
          breadcrumb={[{ label: 'Akses Premium', to: paths.premiumAccess }, { label: 'Komunitas Premium' }]}
        />
        {isError ? (
          <ErrorState
            title="Gagal memuat tautan Premium"
            description={loadAdvice(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <PremiumLinkCard
            as="h2"
            icon={<MessageCircle aria-hidden />}
            title="Grup WhatsApp Premium"
            text="Perkenalkan diri Anda, usaha Anda, dan apa yang sedang Anda cari."
            actionLabel="Gabung grup WhatsApp"
            url={urlOf(premiumLinkKeys.community)}
          />
        )}
        <Alert variant="warning" className="mt-4">
          <AlertTitle>Tautan ini khusus untuk Anda</AlertTitle>
          <AlertDescription>
            Mohon tidak membagikannya. Bila bocor, kami mengganti tautannya agar grup tetap aman.
          </AlertDescription>
        </Alert>
      </div>
      {isError ? null : (
        <section aria-labelledby="judul-tutorial">
          <h2 id="judul-tutorial" className="mb-5 text-2xl font-extrabold">
            Tutorial
          </h2>
          <div className="grid gap-4 md:grid-cols-3">
            {tutorials.map(({ key, title, step }, index) => {
              const url = urlOf(key);
              return (
                <PremiumLinkCard
                  key={key}
                  icon={url ? <PlayCircle aria-hidden /> : <BookOpen aria-hidden />}
                  title={title}
                  text={`Tutorial ${index + 1} dari ${tutorials.length}${url ? '' : ': panduan singkat dengan contoh'}.`}
                  actionLabel="Buka tutorial"
                  url={url === null ? stepGuidePath(step) : url}
                />
              );
            })}
          </div>
        </section>
      )}
      <nav aria-label="Lanjutkan ke" className="flex flex-wrap gap-3">
        <Link to={paths.ai} className="btn btn-outline">
          <Bot aria-hidden />
          Idea AI
        </Link>
        <Link to={paths.allAi} className="btn btn-outline">
          <ListChecks aria-hidden />
          12 Tahapan AI
        </Link>
        <MaybeOutside to={template} className="btn btn-outline">
          <FileSpreadsheet aria-hidden />
          Template Excel
        </MaybeOutside>
      </nav>
    </Page>
  );
}
