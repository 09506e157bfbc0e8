import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { AuditPanel } from './audit-panel.tsx';
import { ContentPanel } from './content-panel.tsx';
import { HeldPanel } from './held-panel.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TicketsPanel } from './tickets/tickets-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

const tabs = [
  ['pengguna', 'Pengguna'],
  ['pembayaran', 'Pembayaran'],
  ['laporan', 'Laporan'],
  ['ditahan', 'Proyek ditahan'],
  ['pesan', 'Kotak masuk'],
  ['hadiah', 'Hadiah ditahan'],
  ['konten', 'Konten dihapus'],
  ['pengaturan', 'Pengaturan'],
  ['audit', 'Log audit'],
] as const;

const tabValues = tabs.map(([value]) => value);

/** /admin: one tab a task; the tab is part of the address. */
export function AdminDashboard({ selfId }: { selfId: string }) {
  const [tab, openTab] = useAddressTab(tabValues, 'pengguna');
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabsList aria-label="Bagian admin">
        {tabs.map(([value, name]) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="pengguna">
        <UsersPanel selfId={selfId} />
      </TabsContent>
      <TabsContent value="pembayaran">
        <PaymentsPanel />
      </TabsContent>
      <TabsContent value="laporan">
        <ReportsPanel />
      </TabsContent>
      <TabsContent value="ditahan">
        <HoldsPanel />
      </TabsContent>
      <TabsContent value="pesan">
        <TicketsPanel selfId={selfId} />
      </TabsContent>
      <TabsContent value="hadiah">
        <HeldPanel />
      </TabsContent>
      <TabsContent value="konten">
        <ContentPanel />
      </TabsContent>
      <TabsContent value="pengaturan">
        <SettingsPanel />
      </TabsContent>
      <TabsContent value="audit">
        <AuditPanel />
      </TabsContent>
    </Tabs>
  );
}
