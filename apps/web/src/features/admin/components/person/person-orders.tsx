import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/lists/query-state.tsx';
import { adminKeys } from '../../api/admin-keys.ts';
import { listPersonOrders } from '../../api/read-person.ts';
import { messages } from '../../messages.ts';
import { PaymentTable } from '../payment-table.tsx';

/** The orders of a person with what can be done about each. */
export function PersonOrders({ personId }: { personId: string }) {
  const query = useQuery({
    queryKey: adminKeys.personOrders(personId),
    queryFn: () => listPersonOrders(personId),
  });
  return (
    <section aria-labelledby="judul-pesanan" className="card gap-3 p-4">
      <h3 id="judul-pesanan" className="font-semibold">
        Pesanan
      </h3>
      <QueryState
        query={query}
        loadingText="Memuat pesanan"
        errorTitle={messages.dataFailed}
        emptyTitle="Belum ada pesanan"
      >
        {(payments) => <PaymentTable payments={payments} hasBuyer={false} />}
      </QueryState>
    </section>
  );
}
