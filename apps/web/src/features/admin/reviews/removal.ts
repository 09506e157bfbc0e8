import type { ReviewItem } from './api/list-reviews.ts';

type Removal = { action: string; effect: string };

/** What deciding against a thing of the queue is called and does, by what it is. */
export function describeRemoval({
  source,
  target_kind: kind,
}: Pick<ReviewItem, 'source' | 'target_kind'>): Removal {
  if (source === 'hold') return { action: 'Tetap tahan', effect: 'Konten tetap tidak tampil.' };
  if (kind === 'thread')
    return { action: 'Peringatkan', effect: 'Pengirim pesan diperingatkan; percakapannya tetap ada.' };
  if (kind === 'sales_page')
    return { action: 'Tutup halaman', effect: 'Halaman jualan tidak dapat dibuka lagi oleh pengunjung.' };
  return {
    action: 'Hapus konten',
    effect: 'Konten hilang dari direktori dan dapat dipulihkan selama 30 hari.',
  };
}

/** The same for several things at once: each effect told once. */
export function describeRemovals(items: readonly Pick<ReviewItem, 'source' | 'target_kind'>[]): Removal {
  const all = items.map(describeRemoval);
  const [first] = all;
  const isOne = first !== undefined && all.every(({ action }) => action === first.action);
  return {
    action: isOne ? first.action : 'Tindak',
    effect: [...new Set(all.map(({ effect }) => effect))].join(' '),
  };
}
