import { FoldedSection } from '#components/folded-section.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { usePersonOrders } from '../api/list-person-orders.ts';
import { messages } from '../../messages.ts';
import { PaymentTable } from '../../payments/components/payment-table.tsx';

/** The orders of a person with what can be done about each. */
export function PersonOrders({ personId, count }: { personId: string; count: number }) {
  const query = usePersonOrders(personId);
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
