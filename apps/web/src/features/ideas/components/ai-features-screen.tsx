import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#components/ui/tabs.tsx';
import { paths } from '#config/paths.ts';
import { useAddressTab } from '#lib/use-address-tab.ts';
import { Consultation } from './consultation.tsx';
import { IdeaGenerator } from './idea-generator.tsx';

const tabs = ['idea-generator', 'business-consultation'] as const;

/** /ai-features: two tabs, idea-generator and business-consultation, and a way to /ai (spec §2). */
export function AiFeaturesScreen() {
  const [tab, openTab] = useAddressTab(tabs, 'idea-generator');
  return (
    <Page>
      <PageHeader
        title="Fitur AI"
        description="Dua alat untuk memulai: cari ide yang cocok, lalu tanyakan yang masih mengganjal."
        actions={
          <Button asChild>
            <Link to={paths.ai}>Coba AI Tool</Link>
          </Button>
        }
      />
      <Tabs value={tab} onValueChange={openTab}>
        <TabsList aria-label="Fitur AI">
          <TabsTrigger value="idea-generator">Generator Ide</TabsTrigger>
          <TabsTrigger value="business-consultation">Konsultasi Bisnis</TabsTrigger>
        </TabsList>
        <TabsContent value="idea-generator">
          <IdeaGenerator />
        </TabsContent>
        <TabsContent value="business-consultation">
          <Consultation />
        </TabsContent>
      </Tabs>
    </Page>
  );
}
