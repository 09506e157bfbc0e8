import { createContext, useContext } from 'react';

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

type OwnProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
};

/** Props that tie a control to the label, help and error of the `Field` around it; the control's own props win. */
export function useFieldControl<Props extends OwnProps>(props: Props): Props {
  const field = useContext(FieldContext);
  return field ? { ...field, ...props } : props;
}
