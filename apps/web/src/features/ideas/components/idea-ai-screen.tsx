import { Calculator, Target } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsLink, TabsList } from '#components/ui/tabs.tsx';
import { Button } from '#components/ui/button.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { ChatbotFrame } from './chatbot-frame.tsx';
import { Consultation } from './consultation.tsx';
import { IdeaGenerator } from './idea-generator.tsx';

const tabs = [
  { value: 'ide', label: 'Generator Ide' },
  { value: 'konsultasi', label: 'Konsultasi Bisnis' },
  { value: 'chat', label: 'Chat Premium' },
] as const;

/** The screen of /ai and /flowise: the free generator, the consultation, the premium chatbot (spec §2). */
export function IdeaAiScreen({ chatbotUrl }: { chatbotUrl: string }) {
  const [params, setParams] = useSearchParams();
  const current = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'ide';
  const choose = (value: string) =>
    setParams(value === 'ide' ? {} : { tab: value }, { replace: true, preventScrollReset: true });
  return (
    <Page>
      <PageHeader
        title="Idea AI"
        description="Dari keahlian dan modal Anda menjadi rencana usaha yang angkanya dihitung, gratis dan jujur."
        actions={
          <>
            <Button asChild variant="outline" size="sm" className="max-xs:px-2.5">
              <Link to={memberPaths.hppCalculator}>
                <Calculator aria-hidden className="max-xs:hidden" />
                Kalkulator HPP
              </Link>
            </Button>
            <Button asChild variant="outline" size="sm" className="max-xs:px-2.5">
              <Link to={memberPaths.bepCalculator}>
                <Target aria-hidden className="max-xs:hidden" />
                Kalkulator BEP
              </Link>
            </Button>
          </>
        }
      />
      <Tabs value={current} onValueChange={choose}>
        <TabsList aria-label="Bagian Idea AI">
          {tabs.map(({ value, label }) => (
            <TabsLink key={value} value={value} href={value === 'ide' ? '?' : `?tab=${value}`}>
              {label}
            </TabsLink>
          ))}
        </TabsList>
        <TabsContent value="ide">
          <IdeaGenerator />
        </TabsContent>
        <TabsContent value="konsultasi">
          <Consultation />
        </TabsContent>
        <TabsContent value="chat">
          <ChatbotFrame embedUrl={chatbotUrl} />
        </TabsContent>
      </Tabs>
    </Page>
  );
}
