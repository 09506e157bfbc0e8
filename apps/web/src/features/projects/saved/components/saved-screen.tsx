import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { savedMessages as messages } from '../messages.ts';
import { SavedProjects } from './saved-projects.tsx';
import { SavedSearches } from './saved-searches.tsx';

const tabs = ['proyek', 'pencarian'] as const;

/** /tersimpan: what the member keeps of /cari-project, in two tabs. */
export function SavedScreen({ userId }: { userId: string }) {
  const [tab, openTab] = useAddressTab(tabs, 'proyek');
  return (
    <Tabs value={tab} onValueChange={openTab}>
      <TabsList aria-label={messages.title}>
        <TabsTrigger value="proyek">{messages.projects}</TabsTrigger>
        <TabsTrigger value="pencarian">{messages.searches}</TabsTrigger>
      </TabsList>
      <TabsContent value="proyek">
        <SavedProjects userId={userId} />
      </TabsContent>
      <TabsContent value="pencarian">
        <SavedSearches userId={userId} />
      </TabsContent>
    </Tabs>
  );
}
