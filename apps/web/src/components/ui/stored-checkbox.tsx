import { type ComponentProps, useRef, useState } from 'react';
import { Checkbox } from './checkbox.tsx';

type StoredCheckboxProps = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> & {
  /** What is stored. */
  checked: boolean;
  /** Stores the choice and tells a failure itself; `checked` is as it is stored when it resolves. */
  onStore: (isWanted: boolean) => Promise<unknown>;
};

/** A checkbox whose choice is stored at once: it shows what was chosen while that is on its way, then what is stored. */
export function StoredCheckbox({ checked, onStore, ...props }: StoredCheckboxProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const underWay = useRef(0);
  const store = async (isWanted: boolean) => {
    underWay.current += 1;
    setWanted(isWanted);
    try {
      await onStore(isWanted);
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) setWanted(null);
    }
  };
  return (
    <Checkbox checked={wanted ?? checked} onChange={(event) => void store(event.target.checked)} {...props} />
  );
}
