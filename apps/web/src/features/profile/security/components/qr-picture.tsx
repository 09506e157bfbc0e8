import { useEffect, useRef } from 'react';

type Trusting = {
  trustedTypes?: { createPolicy: (name: string, rules: object) => { createHTML: (text: string) => string } };
};

/** Its text is read as a drawing apart from the page, and what could act is taken out before it is shown. */
const drawing = (globalThis as Trusting).trustedTypes?.createPolicy('drawing', {
  createHTML: (text: string) => text,
});

/** Draws an SVG text from the server as elements: the content security policy allows no `data:` pictures. White ground, since scanners need it. */
export function QrPicture({ svg, label }: { svg: string; label: string }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const parsed = new DOMParser().parseFromString(
      drawing?.createHTML(svg) ?? svg,
      'image/svg+xml',
    ).documentElement;
    if (parsed.nodeName !== 'svg') return;
    for (const active of parsed.querySelectorAll('script, foreignObject, a, use, image')) active.remove();
    parsed.setAttribute('class', 'size-full');
    parsed.setAttribute('aria-hidden', 'true');
    ref.current?.replaceChildren(document.importNode(parsed, true));
  }, [svg]);

  return (
    <div
      ref={ref}
      role="img"
      aria-label={label}
      className="size-48 shrink-0 rounded-md border border-border bg-white p-3 max-sm:mx-auto"
    />
  );
}
