import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';

type Props = {
  /** Id of the form, so that filter fields elsewhere on the page can belong to it. */
  formId: string;
  /** Address of the directory: without script, the form is sent there. */
  action: string;
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onSearch: (text: string) => void;
  /** Fields that a plain form must send along, and the filter button of phones. */
  children?: ReactNode;
};

/** Search box of a directory: searches as one types, and works as a plain form without script. */
export function SearchField({ formId, action, label, placeholder, text, onText, onSearch, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarlyText = useEffectEvent((typed: string) => {
    if (typed !== text) onText(typed);
  });
  // What a person typed before the script arrived counts.
  useEffect(() => {
    takeEarlyText(input.current?.value ?? '');
  }, []);
  return (
    <search>
      <form
        id={formId}
        action={action}
        method="get"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text);
        }}
      >
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            ref={input}
            type="search"
            name="q"
            aria-label={label}
            placeholder={placeholder}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            className="pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          {text === '' ? null : (
            <button
              type="button"
              aria-label="Hapus pencarian"
              className="btn btn-ghost btn-icon absolute top-1/2 right-0.5 -translate-y-1/2"
              onClick={() => onSearch('')}
            >
              <X aria-hidden />
            </button>
          )}
        </div>
        {children}
        <noscript>
          <Button>Cari</Button>
        </noscript>
      </form>
    </search>
  );
}
