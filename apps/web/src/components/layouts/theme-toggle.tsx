import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cn } from '#lib/cn.ts';
import { getServerTheme, getTheme, setTheme, subscribeToTheme, type Theme } from '#lib/theme.ts';

const choices = [
  { theme: 'system', label: 'Ikuti perangkat', Icon: Monitor },
  { theme: 'light', label: 'Tema terang', Icon: Sun },
  { theme: 'dark', label: 'Tema gelap', Icon: Moon },
] satisfies { theme: Theme; label: string; Icon: typeof Sun }[];

/** Chooses between the device's theme, light and dark. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const current = useSyncExternalStore(subscribeToTheme, getTheme, getServerTheme);
  return (
    <div
      role="group"
      aria-label="Tema tampilan"
      className={cn('inline-flex rounded-md border border-border', className)}
    >
      {choices.map(({ theme, label, Icon }) => (
        <button
          key={theme}
          type="button"
          data-theme-choice={theme}
          aria-label={label}
          title={label}
          aria-pressed={current === theme}
          onClick={() => setTheme(theme)}
          className="theme-choice"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
    </div>
  );
}
