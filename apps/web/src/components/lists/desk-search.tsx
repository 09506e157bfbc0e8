import { Search } from 'lucide-react';
import { Input } from '#components/ui/input.tsx';

type DeskSearchProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** Search box of a list of the desk; it searches while one types. */
export function DeskSearch({ label, placeholder, value, onChange }: DeskSearchProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-full sm:basis-0">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        className="pl-11"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
