import { useQuery } from '@tanstack/react-query';
import { FoldedSection } from '#components/folded-section.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { adminKeys } from '../../api/admin-keys.ts';
import { listPersonOrders } from '../api/list-person-orders.ts';
import { messages } from '../../messages.ts';
import { PaymentTable } from '../../payments/components/payment-table.tsx';

/** The orders of a person with what can be done about each. */
export function PersonOrders({ personId, count }: { personId: string; count: number }) {
  const query = useQuery({
    queryKey: adminKeys.personOrders(personId),
    queryFn: () => listPersonOrders(personId),
  });
  return (
    <FoldedSection id="pesanan" title="Pesanan" hint={count === 0 ? messages.noOrders : `${count} pesanan`}>
      <QueryState
        query={query}
        loadingText="Memuat pesanan"
        errorTitle={messages.dataFailed}
        emptyTitle={messages.noOrders}
      >
        {(payments) => <PaymentTable payments={payments} hasBuyer={false} />}
      </QueryState>
    </FoldedSection>
  );
}
