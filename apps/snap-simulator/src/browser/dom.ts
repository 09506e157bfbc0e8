type Child = Node | string;
type Properties = Record<string, string | boolean | ((event: Event) => void)>;

/** Makes an element: functions become listeners, everything else attributes. Text is never read as markup. */
export function element(name: string, properties: Properties = {}, ...children: Child[]): HTMLElement {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') node.addEventListener(key, value);
    else if (typeof value === 'boolean') node.toggleAttribute(key, value);
    else node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}
