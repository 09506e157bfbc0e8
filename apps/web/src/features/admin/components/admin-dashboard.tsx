import { useLocation, useSearchParams } from 'react-router';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { paths } from '#config/paths.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { AuditPanel } from './audit-panel.tsx';
import { ContentPanel } from './content-panel.tsx';
import { DeskHome } from './home/desk-home.tsx';
import { HeldPanel } from './held-panel.tsx';
import { PolicyReports } from './policy-reports.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { StatusPanel } from './status/status-panel.tsx';
import { TicketsPanel } from './tickets/tickets-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

/** Each tab with the permission of the desk that it asks for. */
const tabs = [
  ['beranda', 'Beranda', 'people'],
  ['pengguna', 'Pengguna', 'people'],
  ['laporan', 'Tinjauan', 'reviews'],
  ['pesan', 'Kotak masuk', 'tickets'],
  ['pembayaran', 'Pembayaran', 'payments'],
  ['hadiah', 'Hadiah ditahan', 'rewards'],
  ['konten', 'Konten dihapus', 'reviews'],
  ['pengaturan', 'Pengaturan', 'admin'],
  ['audit', 'Log audit', 'admin'],
  ['status', 'Status', 'admin'],
] as const;

/**
 * /admin: one tab a task; the tab is part of the address. First comes what waits, with the accounts below it (spec §2); a person that the
 * address names, and /daftar-pengguna, open the accounts. A lesser role sees what it may work on.
 */
export function AdminDashboard({ selfId }: { selfId: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { may } = useStaffPermissions();
  const opensPeople = params.has('orang') || pathname === paths.users;
  const offered = tabs.filter(([, , permission]) => may(permission));
  const [tab, openTab] = useAddressTab(
    offered.map(([value]) => value),
    opensPeople ? 'pengguna' : 'beranda',
  );
  return (
    <Tabs value={tab} onValueChange={openTab}>
      {/* Narrower tabs, so that all of them stand in a desktop's row. */}
      <TabsList aria-label="Bagian admin" className="lg:[&_.tabs-trigger]:px-2">
        {offered.map(([value, name]) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {offered.map(([value]) => (
        <TabsContent key={value} value={value}>
          {panelOf(value, selfId)}
        </TabsContent>
      ))}
    </Tabs>
  );
}

function panelOf(tab: (typeof tabs)[number][0], selfId: string) {
  switch (tab) {
    case 'beranda':
      return (
        <div className="flex flex-col gap-10">
          <DeskHome />
          <section aria-labelledby="users-title" className="flex flex-col gap-4">
            <h2 id="users-title" className="text-xl font-bold">
              Semua pengguna
            </h2>
            <UsersPanel selfId={selfId} />
          </section>
        </div>
      );
    case 'pengguna':
      return <UsersPanel selfId={selfId} />;
    case 'laporan':
      return <ReportsPanel />;
    case 'pesan':
      return <TicketsPanel selfId={selfId} />;
    case 'pembayaran':
      return <PaymentsPanel />;
    case 'hadiah':
      return <HeldPanel />;
    case 'konten':
      return <ContentPanel />;
    case 'pengaturan':
      return <SettingsPanel />;
    case 'audit':
      return (
        <>
          <AuditPanel />
          <PolicyReports />
        </>
      );
    case 'status':
      return <StatusPanel />;
  }
}
