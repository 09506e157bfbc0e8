import { lazy } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FoldedSection } from '#components/folded-section.tsx';
import { LatePart } from '#components/late-part.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { paths } from '#config/paths.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { DeskHome } from '../home/components/desk-home.tsx';
import { UsersPanel } from '../people/components/users-panel.tsx';

// The desk opens at its home: each other part comes when its tab is opened.
const AuditPanel = lazy(async () => ({
  default: (await import('../audit/components/audit-panel.tsx')).AuditPanel,
}));
const ContentPanel = lazy(async () => ({
  default: (await import('../reviews/components/content-panel.tsx')).ContentPanel,
}));
const HeldPanel = lazy(async () => ({
  default: (await import('../rewards/components/held-panel.tsx')).HeldPanel,
}));
const IncidentsPart = lazy(async () => ({
  default: (await import('../incidents/components/incidents-part.tsx')).IncidentsPart,
}));
const LocalDataPart = lazy(async () => ({
  default: (await import('../local-data/components/local-data-part.tsx')).LocalDataPart,
}));
const PaymentsPanel = lazy(async () => ({
  default: (await import('../payments/components/payments-panel.tsx')).PaymentsPanel,
}));
const PolicyReports = lazy(async () => ({
  default: (await import('../audit/components/policy-reports.tsx')).PolicyReports,
}));
const ReportsPanel = lazy(async () => ({
  default: (await import('../reviews/components/reports-panel.tsx')).ReportsPanel,
}));
const SettingsPanel = lazy(async () => ({
  default: (await import('../settings/components/settings-panel.tsx')).SettingsPanel,
}));
const StatusPanel = lazy(async () => ({
  default: (await import('../status/components/status-panel.tsx')).StatusPanel,
}));
const TicketsPanel = lazy(async () => ({
  default: (await import('../tickets/components/tickets-panel.tsx')).TicketsPanel,
}));

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
  ['data', 'Data', 'admin'],
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
      <TabsList aria-label="Bagian admin" className="lg:[&_.tabs-trigger]:px-1">
        {offered.map(([value, name]) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {offered.map(([value]) => (
        <TabsContent key={value} value={value}>
          <LatePart>{panelOf(value, selfId)}</LatePart>
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
          <FoldedSection
            id="semua-pengguna"
            title="Semua pengguna"
            hint="Cari orang, atur Premium dan peran admin."
          >
            <UsersPanel selfId={selfId} />
          </FoldedSection>
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
      return (
        <div className="flex flex-col gap-10">
          <SettingsPanel />
          <IncidentsPart />
        </div>
      );
    case 'data':
      return <LocalDataPart />;
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
