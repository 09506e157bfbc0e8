import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsLink, TabsList } from '#components/ui/tabs.tsx';

type Props<Tab extends string> = {
  label: string;
  tabs: readonly Tab[];
  current: Tab;
  hrefOf: (tab: Tab) => string;
  onTab: (tab: Tab) => void;
  linkClassName?: string | undefined;
  className: string;
  children: ReactNode;
};

/** Ids of tabs hold no space, since an id with one cannot be referred to. */
const tabValue = (tab: string) => tab.toLowerCase().replaceAll(' ', '-');

/** The tabs of a directory, which are links, and what stands under the one that is open. */
export function DirectoryTabs<Tab extends string>(props: Props<Tab>) {
  const { label, tabs, current, hrefOf, onTab, linkClassName, className, children } = props;
  const open = (value: string) => {
    const chosen = tabs.find((tab) => tabValue(tab) === value);
    if (chosen !== undefined) onTab(chosen);
  };
  return (
    <Tabs value={tabValue(current)} onValueChange={open}>
      <TabsList aria-label={label}>
        {tabs.map((tab) => (
          <TabsLink key={tab} value={tabValue(tab)} href={hrefOf(tab)} className={linkClassName}>
            {tab}
          </TabsLink>
        ))}
      </TabsList>
      <TabsContent value={tabValue(current)} className={className}>
        {children}
      </TabsContent>
    </Tabs>
  );
}
