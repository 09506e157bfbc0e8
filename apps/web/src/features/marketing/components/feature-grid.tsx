import { Bot, Crown, FileSpreadsheet, Handshake, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Container } from '#components/layouts/container.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { featuresSectionId } from '../features-section-id.ts';
import { SectionHeading } from './section-heading.tsx';

const features = [
  {
    title: 'Cari Project',
    text: 'Siapa yang dicari, berapa jam seminggu, dan apa imbalannya.',
    to: paths.projects,
    isFree: true,
    Icon: Users,
  },
  {
    title: 'Cari Relasi',
    text: 'Orang dengan keahlian yang Anda butuhkan, dari pemasaran sampai keuangan.',
    to: paths.relations,
    isFree: true,
    Icon: Handshake,
  },
  {
    title: 'Idea AI',
    text: 'Ide usaha gratis dari keahlian dan modal Anda; chat tanpa batas untuk Premium.',
    to: paths.ai,
    isFree: false,
    Icon: Bot,
  },
  {
    title: 'Komunitas Premium',
    text: 'Grup WhatsApp untuk bertanya dan berbagi, dengan dukungan yang didahulukan.',
    to: paths.premium,
    isFree: false,
    Icon: Crown,
  },
  {
    title: 'Template Excel 14 in 1',
    text: 'HPP, titik impas, arus kas, laba rugi. Rumusnya sudah jadi.',
    to: paths.pricing,
    isFree: false,
    Icon: FileSpreadsheet,
  },
];

/** Feature cards: the two directories are marked FREE, the others carry the premium sign (spec §1, §2). */
export function FeatureGrid() {
  return (
    <section
      id={featuresSectionId}
      tabIndex={-1}
      aria-labelledby="judul-fitur"
      className="border-t border-border bg-muted/50 focus:outline-none"
    >
      <Container className="py-6 sm:py-12">
        <SectionHeading
          id="judul-fitur"
          title="Dari ide sampai punya tim"
          description="Lima alat yang saling menyambung. Dua di antaranya gratis sepenuhnya."
        />
        <ul className="grid gap-x-4 max-sm:divide-y max-sm:divide-border sm:grid-cols-2 sm:gap-y-4 md:gap-6 lg:grid-cols-6">
          {features.map(({ title, text, to, isFree, Icon }, index) => (
            <li key={title} className={index < 2 ? 'feature lg:col-span-3' : 'feature lg:col-span-2'}>
              <div className="flex items-start justify-between gap-3 max-sm:contents">
                <span className="feature-icon">
                  <Icon aria-hidden className="size-6" />
                </span>
                {isFree ? (
                  <Badge variant="success" className="feature-mark">
                    FREE
                  </Badge>
                ) : (
                  <Badge variant="outline" className="feature-mark">
                    <Crown aria-hidden className="text-warning" />
                    Premium
                  </Badge>
                )}
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
              <Button asChild variant="outline" className="feature-link">
                <Link to={to}>
                  Pelajari Lebih Lanjut<span className="sr-only"> tentang {title}</span>
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
