import { type Case, operator } from './case.ts';

/** The data API. */
export const restCases: readonly Case[] = [
  {
    service: 'rest',
    call: 'from().select, insert, update, upsert, delete',
    refusal: null,
    ask: async (t) => {
      const notes = operator(t).from('catatan');
      const { error } = await notes.upsert({ id: 1, isi: 'a' }).select().single();
      const changed = await notes.update({ isi: 'b' }).eq('id', 1);
      const read = await notes.select('id, isi').eq('id', 1).single();
      const gone = await notes.delete().eq('id', 1);
      return { error: error ?? changed.error ?? read.error ?? gone.error };
    },
  },
  {
    service: 'rest',
    call: 'rpc',
    refusal: null,
    ask: async (t) => operator(t).rpc('tambah', { a: 1, b: 2 }),
  },
  {
    service: 'rest',
    call: 'aggregates without `AGGREGATE_FUNCTIONS`',
    refusal: 'PGRST123',
    ask: async (t) => operator(t).from('catatan').select('count()'),
  },
  {
    service: 'rest',
    call: 'explain without `PLAN_MEDIA_TYPE`',
    refusal: 'PGRST107',
    ask: async (t) => operator(t).from('catatan').select().explain(),
  },
];
