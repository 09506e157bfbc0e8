import { type ComponentProps, createElement } from 'react';

/** An icon as lucide-react describes it; each shape's attributes hold its key. */
type IconShapes = { readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Makes the component of an icon: lines in the colour of the text, decorative unless it has a label.
 * @param icon the shapes of `node`, as lucide-react lists them
 * @returns a component that takes the props of an `svg`
 */
function createIcon({ node }: IconShapes) {
  return function Icon(props: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined ? true : undefined}
        {...props}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}

// oxlint-disable-next-line import/no-default-export -- it stands in for a module that has one
export default createIcon;
