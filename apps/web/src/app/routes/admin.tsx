import { ShieldX } from 'lucide-react';
import { Link } from 'react-router';
import { Gate } from '#components/guards/gate.tsx';
import { RequireAdmin } from '#components/guards/require-admin.tsx';
import { TwoStepAdvice } from '#components/guards/two-step-advice.tsx';
import { Page } from '#components/layouts/page.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { AdminDashboard } from '#features/admin/components/admin-dashboard.tsx';
import { DeskFactor } from '#features/admin/components/desk-factor.tsx';
import { messages } from '#features/admin/messages.ts';
import { privateMeta } from '#lib/page-meta.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';

export const meta = () => privateMeta('Admin Dashboard');

const denied = (
  <Gate
    icon={<ShieldX aria-hidden />}
    title="Akses Ditolak"
    description="Anda tidak memiliki akses ke halaman admin."
    actions={
      <Link to={paths.home} className="btn btn-primary">
        Ke Beranda
      </Link>
    }
  />
);

export default function Admin() {
  const { user } = useSession();
  const { may } = useStaffPermissions();
  return (
    <RequireAdmin permission="people" deniedMessage={messages.denied} denied={denied}>
      <Page className="max-md:pt-4 max-md:pb-6">
        <PageHeader
          title="Admin Dashboard"
          isSlim
          description="Pengguna, pembayaran, laporan, dan pengaturan."
          actions={
            may('vouchers') ? (
              <Link to={paths.vouchers} className="btn btn-outline">
                Kelola Voucher
              </Link>
            ) : null
          }
        />
        <QueryProvider>
          <TwoStepAdvice />
          <DeskFactor>
            <AdminDashboard selfId={user?.id ?? ''} />
          </DeskFactor>
        </QueryProvider>
      </Page>
    </RequireAdmin>
  );
}
