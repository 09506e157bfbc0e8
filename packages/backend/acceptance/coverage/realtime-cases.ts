import { randomUUID } from 'node:crypto';
import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { anyone, type Case, operator, type Result } from './case.ts';

const subscribed = (client: SupabaseClient, config: { private?: boolean } = {}): Promise<Result> =>
  new Promise((resolve) => {
    client.channel(randomUUID(), { config }).subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) return;
      resolve({
        error: status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED ? null : (error ?? status),
      });
      void client.realtime.disconnect();
    });
  });

/** Channels, and functions. */
export const realtimeCases: readonly Case[] = [
  { service: 'realtime', call: 'channel', refusal: null, ask: (t) => subscribed(anyone(t)) },
  {
    service: 'realtime',
    call: 'private channel without a policy',
    refusal: 'Unauthorized',
    ask: (t) => subscribed(anyone(t), { private: true }),
  },
  {
    service: 'realtime',
    call: 'broadcast over HTTP',
    refusal: null,
    ask: async (t) => {
      const client = anyone(t);
      const result = await client.channel('x').httpSend('kabar', { n: 1 });
      await client.realtime.disconnect();
      return { error: result.success ? null : result };
    },
  },
  {
    service: 'realtime',
    call: 'presence (track, untrack)',
    refusal: null,
    ask: async (t) => {
      const client = anyone(t);
      const channel = client.channel(randomUUID());
      await new Promise((resolve) => void channel.subscribe(resolve));
      const answers = [await channel.track({ n: 1 }), await channel.untrack()];
      await client.realtime.disconnect();
      return { error: answers.every((answer) => answer === 'ok') ? null : answers };
    },
  },
  {
    service: 'realtime',
    call: 'postgres_changes',
    refusal: null,
    ask: (t) =>
      new Promise((resolve) => {
        const client = operator(t);
        const channel = client.channel(randomUUID());
        channel.on('postgres_changes', { event: '*', schema: 'public', table: 'catatan' }, () => {});
        channel.on('system', {}, ({ status, message }: { status: string; message: string }) => {
          resolve({ error: status === 'ok' ? null : message });
          void client.realtime.disconnect();
        });
        channel.subscribe();
      }),
  },
  {
    service: 'functions',
    call: 'invoke of a function that no product brought along',
    refusal: '404',
    ask: async (t) => {
      const { error } = await anyone(t).functions.invoke('tidak-ada');
      const { status } = ((error as { context?: Response } | null)?.context ?? {}) as { status?: number };
      return { error: status === undefined ? error : { code: String(status) } };
    },
  },
];
