import { useState } from 'react';
import { QueryState } from '#components/lists/query-state.tsx';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { PersonName } from '#components/person-link.tsx';
import { DeskSearch } from '#components/lists/desk-search.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { useAddressValue } from '#lib/use-address-value.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { type HeldReferral, useHeldReferrals } from '../api/list-held-referrals.ts';
import { useReviewReferral } from '../api/review-referral.ts';
import { messages } from '../../messages.ts';

const reasonNames: Record<string, string> = {
  same_number: 'Nomor WhatsApp sama dengan pengajak',
  same_email: 'Alamat email sama dengan pengajak',
  shared_number: 'Nomor dipakai beberapa akun',
  disposable_address: 'Email sekali pakai',
  burst: 'Terlalu banyak pendaftaran dalam 24 jam',
  shared_device: 'Banyak akun dari satu perangkat',
  shared_network: 'Banyak akun per kode dari satu jaringan',
  shared_domain: 'Domain email hampir hanya dipakai kode ini',
  unusual_purchases: 'Lebih dari separuh pendaftar membeli Premium',
  refunded_purchases: 'Pembelian lewat kode ini dikembalikan uangnya',
};

/** What of the held rewards a search and a reason leave. */
function filterHeld(referrals: HeldReferral[], reason: string, search: string): HeldReferral[] {
  const term = search.trim().toLowerCase();
  return referrals.filter(
    (one) =>
      (!(reason in reasonNames) || one.hold_reasons.includes(reason)) &&
      [one.code, one.referrer_username, one.referrer_email, one.referred_username, one.referred_email].some(
        (text) => text?.toLowerCase().includes(term) === true,
      ),
  );
}

/** Rewards that wait for a look, with what speaks against them. */
export function HeldPanel() {
  const query = useHeldReferrals();
  const review = useReviewReferral();
  const [reason, setReason] = useAddressValue('alasan', 'all');
  const [search, setSearch] = useAddressValue('cari');
  const [decides, setDecides] = useState<{ referral: HeldReferral; approve: boolean } | null>(null);
  return (
    <>
      <QueryState
        query={query}
        loadingText="Memuat hadiah yang ditahan"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada hadiah yang ditahan"
        emptyDescription="Pendaftaran lewat referral yang mencurigakan menunggu di sini sebelum coinnya dibukukan."
      >
        {(referrals) => (
          <>
            <div className="mb-4 flex flex-wrap items-center gap-2 sm:gap-3">
              <DeskSearch
                label="Cari hadiah yang ditahan"
                placeholder="Cari kode, username, atau email"
                value={search}
                onChange={setSearch}
              />
              <NativeSelect
                aria-label="Alasan ditahan"
                value={reason in reasonNames ? reason : 'all'}
                onChange={(event) => setReason(event.target.value)}
              >
                <option value="all">Semua alasan</option>
                {Object.entries(reasonNames).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </div>
            <p className="sr-only" role="status">
              {filterHeld(referrals, reason, search).length} hadiah ditahan
            </p>
            <ul className="flex flex-col gap-4">
              {filterHeld(referrals, reason, search).map((referral) => (
                <li key={referral.referred_id} className="card gap-3 p-5">
                  <p className="break-words">
                    <PersonName id={referral.referrer_id} name={referral.referrer_username} /> (
                    {referral.referrer_email}) mengajak{' '}
                    <PersonName id={referral.referred_id} name={referral.referred_username} /> (
                    {referral.referred_email})
                  </p>
                  <p className="figures text-sm text-muted-foreground">
                    Kode {referral.code}, {formatTableDateTime(referral.created_at)}
                  </p>
                  <p className="flex flex-wrap gap-1.5">
                    {referral.hold_reasons.map((reason) => (
                      <Badge key={reason} variant="warning">
                        {reasonNames[reason] ?? reason}
                      </Badge>
                    ))}
                  </p>
                  <div className="flex flex-wrap gap-2">
                    <Button size="sm" onClick={() => setDecides({ referral, approve: true })}>
                      Setujui
                    </Button>
                    <Button
                      size="sm"
                      variant="destructive"
                      onClick={() => setDecides({ referral, approve: false })}
                    >
                      Tolak
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            {filterHeld(referrals, reason, search).length === 0 ? (
              <EmptyState title="Tidak ada hadiah ditahan yang cocok" />
            ) : null}
          </>
        )}
      </QueryState>
      {decides ? (
        <ReasonDialog
          title={decides.approve ? 'Setujui hadiah ini?' : 'Tolak hadiah ini?'}
          description={
            decides.approve
              ? 'Coin yang menjadi hak pengajak dibukukan dan dapat ditarik setelah masa tahan.'
              : 'Pengajak tidak menerima coin untuk pendaftaran ini.'
          }
          actionLabel={decides.approve ? 'Setujui' : 'Tolak'}
          variant={decides.approve ? 'primary' : 'destructive'}
          onConfirm={(reason) =>
            review.run({ referredId: decides.referral.referred_id, approve: decides.approve, reason })
          }
          onClose={() => setDecides(null)}
        />
      ) : null}
    </>
  );
}
