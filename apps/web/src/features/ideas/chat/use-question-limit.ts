import { useEffect, useState } from 'react';
import { getSupabase } from '#lib/supabase/client.ts';

/** How many questions a day the free consultation answers, as an admin has set it; null while unknown, or without a limit. */
export function useQuestionLimit(): number | null {
  const [limit, setLimit] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from('app_settings')
        .select('value')
        .eq('key', 'consultation_daily_limit')
        .maybeSingle();
      if (isCurrent && typeof data?.value === 'number' && data.value > 0) setLimit(data.value);
    };
    // Without the figure the page says nothing of it; the server names it when it is reached.
    read().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, []);
  return limit;
}
