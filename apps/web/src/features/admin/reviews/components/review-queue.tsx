import { type KeyboardEvent, useState } from 'react';
import { mostEventsOrReviews } from '#config/most-listed.ts';
import { PagedRows } from '#components/lists/paged-rows.tsx';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { useTemplates } from '../../tickets/api/list-templates.ts';
import { type ReviewDecision, useDecideReviews } from '../api/decide-reviews.ts';
import { type ReviewItem, useReviews } from '../api/list-reviews.ts';
import { adminPageSize } from '../../desk-query.ts';
import { messages } from '../../messages.ts';
import { useAddressPage } from '#lib/use-address-page.ts';
import { describeRemovals } from '../removal.ts';
import { ReviewCard } from './review-card.tsx';
import { queueAction, useQueueKeys } from '../use-queue-keys.ts';

type Asked = { items: readonly string[]; decision: ReviewDecision };

/** Title, button and effect of a decision about these things of the queue. */
function tellDecision(decision: ReviewDecision, items: readonly ReviewItem[]) {
  if (decision === 'keep')
    return {
      title: 'Biarkan tampil?',
      action: 'Biarkan',
      description: 'Konten tetap ada. Pelapor membaca alasan Anda, dan yang ditahan tampil lagi.',
      variant: 'primary',
    } as const;
  const { action, effect } = describeRemovals(items);
  return {
    title: `${action}?`,
    action,
    description: `${effect} Pemilik membaca alasan Anda dan dapat mengajukan banding. Laporan tentangnya ditutup, dan pelapor diberi tahu.`,
    variant: 'destructive',
  } as const;
}

/** What members reported and what the server holds, in one list that can be worked through with single keys. */
export function ReviewQueue() {
  const [page, setPage] = useAddressPage('hal');
  const query = useReviews(page);
  const templates = useTemplates();
  const { run: runDecision } = useDecideReviews();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hasKeys, switchKeys] = useQueueKeys();
  const chosen = (query.data ?? []).map(({ item }) => item).filter((item) => selected.has(item));

  const put = (set: ReadonlySet<string>, item: string, isIn: boolean): ReadonlySet<string> => {
    const changed = new Set(set);
    if (isIn) changed.add(item);
    else changed.delete(item);
    return changed;
  };
  const toggle = (item: string): void => setOpened((current) => put(current, item, !current.has(item)));
  const handleKey = (event: KeyboardEvent<HTMLLIElement>, item: string): void => {
    const action = hasKeys ? queueAction(event) : null;
    if (action === null) return;
    event.preventDefault();
    const { currentTarget: here } = event;
    const to = action === 'next' ? here.nextElementSibling : here.previousElementSibling;
    if (action === 'open') toggle(item);
    else if (action === 'keep' || action === 'remove') setAsked({ items: [item], decision: action });
    else if (to instanceof HTMLElement) to.focus();
  };
  const decide = async (reason: string): Promise<boolean> => {
    if (asked === null) return false;
    const isDone = await runDecision({ ...asked, reason });
    if (isDone) setSelected(new Set());
    return isDone;
  };

  const told =
    asked === null
      ? null
      : tellDecision(
          asked.decision,
          (query.data ?? []).filter(({ item }) => asked.items.includes(item)),
        );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Checkbox
          label="Tombol cepat di antrean"
          help={
            hasKeys
              ? 'Saat satu baris disorot: J berikutnya, K sebelumnya, Enter lihat isi, A biarkan, R tindak.'
              : undefined
          }
          checked={hasKeys}
          onChange={(event) => switchKeys(event.target.checked)}
        />
        {chosen.length === 0 ? null : (
          <div role="group" aria-label="Tindakan untuk yang dipilih" className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => setAsked({ items: chosen, decision: 'keep' })}>
              Biarkan {chosen.length} terpilih
            </Button>
            <Button
              size="sm"
              variant="destructive"
              onClick={() => setAsked({ items: chosen, decision: 'remove' })}
            >
              Tindak {chosen.length} terpilih
            </Button>
          </div>
        )}
      </div>
      <PagedRows
        query={query}
        page={page}
        pageSize={adminPageSize}
        onPage={setPage}
        pagerLabel="Halaman antrean tinjauan"
        most={mostEventsOrReviews}
        loadingText="Memuat antrean tinjauan"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada yang menunggu tinjauan"
        emptyDescription="Laporan anggota dan konten yang ditahan server muncul di sini."
      >
        {(items) => (
          <ul aria-label="Antrean tinjauan" className="flex flex-col gap-4">
            {items.map((item) => (
              // The item takes the focus so that its keys work on it alone.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
              <li
                key={item.item}
                tabIndex={0}
                aria-label={item.title === '' ? messages.reviewKind(item.target_kind) : item.title}
                className="card gap-3 p-5"
                onKeyDown={(event) => handleKey(event, item.item)}
              >
                <ReviewCard
                  item={item}
                  isSelected={selected.has(item.item)}
                  isOpen={opened.has(item.item)}
                  onSelect={(isIn) => setSelected((current) => put(current, item.item, isIn))}
                  onToggle={() => toggle(item.item)}
                  onDecide={(decision) => setAsked({ items: [item.item], decision })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {asked === null || told === null ? null : (
        <ReasonDialog
          key={asked.decision}
          title={told.title}
          description={told.description}
          label={asked.decision === 'remove' ? 'Alasan untuk pemilik dan pelapor' : 'Alasan untuk pelapor'}
          templates={templates.data?.filter(({ purpose }) => purpose === asked.decision)}
          actionLabel={asked.items.length === 1 ? told.action : `${told.action} (${asked.items.length} hal)`}
          variant={told.variant}
          onConfirm={decide}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
