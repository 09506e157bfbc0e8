import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from '#components/ui/input.tsx';
import { cn } from '#lib/cn.ts';

/** Password control with a button that shows what was typed; goes inside a `Field`. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cn('pr-14', className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={shown ? 'Sembunyikan isian' : 'Tampilkan isian'}
        className="no-script-hidden absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
