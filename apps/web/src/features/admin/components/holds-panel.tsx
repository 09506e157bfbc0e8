import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '#components/lists/query-state.tsx';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminKeys } from '../api/admin-keys.ts';
import { listHolds, type Hold } from '../api/list-holds.ts';
import { runAdminAction } from '../api/run-admin-action.ts';
import { messages } from '../messages.ts';

type Decision = { hold: Hold; decision: 'released' | 'kept' };

const texts = {
  released: { title: 'Tampilkan proyek ini?', action: 'Tampilkan', variant: 'primary' },
  kept: { title: 'Tetap tahan proyek ini?', action: 'Tetap tahan', variant: 'destructive' },
} as const;

async function decide({ hold, decision }: Decision, reason: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.rpc('admin_decide_hold', { hold_id: hold.id, decision, reason }).throwOnError(),
    messages.holdDecided[decision],
  );
}

/** Listings whose text may harm readers, each to be shown or kept back with a reason that its owner reads. */
export function HoldsPanel() {
  const [decision, setDecision] = useState<Decision | null>(null);
  const query = useQuery({ queryKey: adminKeys.holds, queryFn: listHolds });
  return (
    <>
      <QueryState
        query={query}
        loadingText="Memuat proyek yang ditahan"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada proyek yang ditahan"
        emptyDescription="Proyek akun baru yang teksnya mencurigakan menunggu keputusan Anda di sini."
      >
        {(holds) => (
          <ul className="flex flex-col gap-4">
            {holds.map((hold) => (
              <li key={hold.id} className="card gap-3 p-5">
                <div className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold break-words">{hold.project_name}</span>
                  {hold.categories.map((category) => (
                    <Badge key={category} variant="outline">
                      {messages.harmNames[category] ?? category}
                    </Badge>
                  ))}
                </div>
                <p className="break-words whitespace-pre-line">{hold.project_description}</p>
                <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
                  <span className="figures">{formatTableDateTime(hold.created_at)}</span>
                  {hold.owner_id === null ? null : <PersonLink id={hold.owner_id}>Pemilik</PersonLink>}
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => setDecision({ hold, decision: 'released' })}>
                    Tampilkan
                  </Button>
                  <Button
                    size="sm"
                    variant="destructive"
                    onClick={() => setDecision({ hold, decision: 'kept' })}
                  >
                    Tetap tahan
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {decision ? (
        <ReasonDialog
          key={decision.hold.id + decision.decision}
          title={texts[decision.decision].title}
          description="Pemiliknya membaca alasan Anda."
          label="Alasan untuk pemilik"
          actionLabel={texts[decision.decision].action}
          variant={texts[decision.decision].variant}
          onConfirm={(reason) => decide(decision, reason)}
          onClose={() => setDecision(null)}
        />
      ) : null}
    </>
  );
}
