import { ShieldX } from 'lucide-react';
import { Link } from 'react-router';
import { Gate } from '#components/guards/gate.tsx';
import { RequireAdmin } from '#components/guards/require-admin.tsx';
import { TwoStepAdvice } from '#components/guards/two-step-advice.tsx';
import { Page } from '#components/layouts/page.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { VoucherManagement } from '#features/vouchers/components/voucher-management.tsx';
import { messages } from '#features/vouchers/messages.ts';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Kelola Voucher');

const denied = (
  <Gate
    icon={<ShieldX aria-hidden />}
    title="Akses Ditolak"
    description={messages.denied}
    actions={
      <Link to={paths.home} className="btn btn-primary">
        Ke Beranda
      </Link>
    }
  />
);

export default function Vouchers() {
  return (
    <RequireAdmin permission="vouchers" deniedMessage={messages.denied} denied={denied}>
      <Page>
        <PageHeader
          title="Kelola Voucher"
          description="Bayarkan voucher affiliate sebelum masa berlakunya habis."
        />
        <QueryProvider>
          <TwoStepAdvice />
          <VoucherManagement />
        </QueryProvider>
      </Page>
    </RequireAdmin>
  );
}
