import { getSupabase } from '#lib/supabase/client.ts';

/** Rows that a page wants to hear of; row-level security decides which of them come. */
export type LiveTarget = {
  readonly table: string;
  readonly event?: 'INSERT' | 'UPDATE' | 'DELETE';
  /** `column=operator.value`, as supabase-js takes it. */
  readonly filter?: string;
};

/** One change; `row` is empty for a deleted row. */
export type LiveChange = { readonly event: string; readonly row: Readonly<Record<string, unknown>> };

type Handlers = {
  readonly onChange: (change: LiveChange) => void;
  /** The subscription stands, for the first time or again; what came before must be asked for. */
  readonly onOpen: () => void;
  /** It does not stand: 'lost' comes back by itself, 'closed' does not. */
  readonly onBroken: (how: 'lost' | 'closed') => void;
};

/** Opens one subscription on the page's socket. Out: how to end it. Rejects when supabase-js cannot be loaded. */
export async function subscribeToChanges(target: LiveTarget, handlers: Handlers): Promise<() => void> {
  const supabase = await getSupabase();
  // Else the first join would leave before the client has read its session.
  await supabase.realtime.setAuth();
  let isEnded = false;
  const channel = supabase
    .channel(`${target.table}:${crypto.randomUUID()}`)
    .on(
      'postgres_changes',
      {
        event: '*',
        schema: 'public',
        table: target.table,
        ...(target.filter === undefined ? {} : { filter: target.filter }),
      },
      ({ eventType, new: row }) => {
        if (target.event === undefined || target.event === eventType)
          handlers.onChange({ event: eventType, row });
      },
    )
    .subscribe((status: string) => {
      if (isEnded) return;
      if (status === 'SUBSCRIBED') handlers.onOpen();
      else handlers.onBroken(status === 'CLOSED' ? 'closed' : 'lost');
    });
  return () => {
    isEnded = true;
    void supabase.removeChannel(channel);
  };
}
