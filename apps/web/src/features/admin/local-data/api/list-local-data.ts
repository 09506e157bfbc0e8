import type { LocalDefault, LocalDefaults, LocalFigure, LocalKind } from '@kawanusaha/contracts/local-figure';
import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** A figure as the desk shows it: what the product brings along, what an admin keeps, or both. */
export type LocalRow = {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly brought: LocalDefault | null;
  readonly kept: LocalFigure | null;
};

/** What a season or a speciality is about; nothing for other kinds. */
export function conceptOf({ brought, kept }: LocalRow): string {
  const value = kept?.value ?? brought?.value;
  return typeof value === 'object' && value !== null && 'concept' in value ? String(value.concept) : '';
}

const mostKept = 1_000;

const keptLabel = ({ key, value }: LocalFigure): string =>
  typeof value === 'object' && value !== null && 'label' in value ? String(value.label) : key;

/** Every figure of a kind, those that an admin keeps first. Throws what the API answers. */
async function listLocalData(kind: LocalKind): Promise<LocalRow[]> {
  const supabase = await getSupabase();
  const [brought, kept] = await Promise.all([
    supabase.functions.invoke<LocalDefaults>('admin-local-data', { body: { kind } }),
    supabase
      .from('local_figures')
      .select('kind,key,value,as_of,holds_until,source_name,source_url,updated_at')
      .eq('kind', kind)
      .order('updated_at', { ascending: false })
      .limit(mostKept)
      .throwOnError(),
  ]);
  if (brought.error) throw brought.error;
  const defaults = new Map((brought.data?.rows ?? []).map((row) => [row.key, row]));
  const own = kept.data.map((figure): LocalRow => {
    const row = defaults.get(figure.key) ?? null;
    defaults.delete(figure.key);
    return {
      key: figure.key,
      label: row?.label ?? keptLabel(figure as LocalFigure),
      unit: row?.unit ?? '',
      brought: row,
      kept: figure as LocalFigure,
    };
  });
  const rest = [...defaults.values()].map((row): LocalRow => ({ ...row, brought: row, kept: null }));
  return [...own, ...rest];
}

/** The same as a query. */
export function useLocalData(kind: LocalKind, enabled = true) {
  return useQuery({
    queryKey: [...deskKey, 'local-data', kind],
    queryFn: () => listLocalData(kind),
    enabled,
  });
}
