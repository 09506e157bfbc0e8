import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { cn } from '#lib/cn.ts';
import { useControllableState } from './use-controllable-state.ts';

type TabsState = { baseId: string; value: string; setValue: (value: string) => void };

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error('Tabs parts must be inside Tabs');
  return tabs;
}

type TabsProps = {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Tabs; controlled with `value` and `onValueChange`, or on their own with `defaultValue`. */
export function Tabs({ value, defaultValue = '', onValueChange, className, children }: TabsProps) {
  const baseId = useId();
  const [current, setValue] = useControllableState(value, defaultValue, onValueChange);
  return (
    <TabsContext value={{ baseId, value: current, setValue }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  const target = {
    ArrowRight: tabs[(current + 1) % tabs.length],
    ArrowLeft: tabs.at(current - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}

/** Row of tabs. It scrolls sideways; a faded edge shows that there is more. Needs an `aria-label`. */
export function TabsList({ className, children, ...props }: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(false);
  const { baseId, value } = useTabs();

  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const update = () => setAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 8);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(list);
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, []);

  const isAlive = useRef(false);
  useEffect(() => {
    const list = ref.current;
    const tab = document.getElementById(`${baseId}-tab-${value}`);
    // A visitor who has scrolled the row before it came alive keeps the tab under the finger.
    const isScrolled = !isAlive.current && (list?.scrollLeft ?? 0) > 0;
    isAlive.current = true;
    if (list && tab && !isScrolled)
      list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  }, [baseId, value]);

  return (
    <div
      ref={ref}
      role="tablist"
      tabIndex={-1}
      data-end={atEnd || undefined}
      className={cn('tabs-list', className)}
      onKeyDown={moveFocus}
      {...props}
    >
      {children}
    </div>
  );
}

type TabsTriggerProps = Omit<ComponentProps<'button'>, 'value'> & { value: string };

/** What a tab is, as a button or as a link. */
function useTrigger(value: string, className: string | undefined) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  return {
    role: 'tab',
    id: `${tabs.baseId}-tab-${value}`,
    // The panels of the others are not in the page.
    'aria-controls': selected ? `${tabs.baseId}-panel-${value}` : undefined,
    'aria-selected': selected,
    tabIndex: selected ? 0 : -1,
    className: cn('tabs-trigger', className),
    select: () => tabs.setValue(value),
  };
}

export function TabsTrigger({ value, className, ...props }: TabsTriggerProps) {
  const { select, ...trigger } = useTrigger(value, className);
  return <button type="button" {...trigger} onClick={select} {...props} />;
}

type TabsLinkProps = { value: string; href: string; className?: string | undefined; children: ReactNode };

/** A tab with an address of its own: it works before the page is alive, without script, and in a new window. */
export function TabsLink({ value, href, className, children }: TabsLinkProps) {
  const { select, ...trigger } = useTrigger(value, className);
  return (
    <Link
      {...trigger}
      to={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        select();
      }}
    >
      {children}
    </Link>
  );
}

type TabsContentProps = ComponentProps<'div'> & { value: string };

/** Panel of one tab; only the selected one is in the page. */
export function TabsContent({ value, className, ...props }: TabsContentProps) {
  const tabs = useTabs();
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.baseId}-panel-${value}`}
      aria-labelledby={`${tabs.baseId}-tab-${value}`}
      className={cn('pt-6', className)}
      {...props}
    />
  );
}
