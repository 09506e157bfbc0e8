import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { cn } from '#lib/cn.ts';

type SlotProps = {
  children?: ReactNode;
  className?: string | undefined;
  [prop: string]: unknown;
};

type Handler = (event: unknown) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/** Both handlers run, the child's first, as if the two elements were one. */
function mergeProps(own: Record<string, unknown>, child: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...own, ...child };
  for (const [name, value] of Object.entries(own)) {
    const childValue = child[name];
    if (isHandler(name, value) && isHandler(name, childValue)) {
      merged[name] = (event: unknown) => {
        childValue(event);
        value(event);
      };
    }
  }
  return { ...merged, className: cn(own['className'] as string, child['className'] as string) };
}

/** Gives its props to its only child element, for `asChild`. The child's own props win; class names and handlers join. */
export function Slot({ children, ...props }: SlotProps) {
  const child = Children.only(children);
  if (!isValidElement(child)) return null;
  const element = child as ReactElement<Record<string, unknown>>;
  return cloneElement(element, mergeProps(props, element.props));
}
