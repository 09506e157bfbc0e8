import { paths } from './paths.ts';

export type NavigationItem = { label: string; to: string };

/** Main navigation in the order of spec §2. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home },
  { label: '12 Tahapan AI', to: paths.allAi },
  { label: 'Idea AI', to: paths.ideaAi },
  { label: 'Cari Project', to: paths.projects },
  { label: 'Premium', to: paths.premium },
  { label: 'Paket', to: paths.pricing },
  { label: 'Tentang', to: paths.about },
  { label: 'Kontak', to: paths.contact },
  { label: 'Cari Relasi', to: paths.relations },
  { label: 'Affiliate', to: paths.affiliate },
];

/** Footer columns (spec §2). */
export const footerNavigation: readonly { title: string; items: readonly NavigationItem[] }[] = [
  {
    title: 'Halaman',
    items: [
      { label: 'Home', to: paths.home },
      { label: 'Paket', to: paths.pricing },
      { label: 'Tentang Kami', to: paths.about },
      { label: 'Premium', to: paths.premium },
    ],
  },
  {
    title: 'Layanan',
    items: [
      { label: 'AI Ide Bisnis', to: paths.ai },
      { label: '12 Tahapan AI', to: paths.allAi },
      { label: 'Cari Relasi', to: paths.relations },
      { label: 'Cari Project', to: paths.projects },
    ],
  },
];
