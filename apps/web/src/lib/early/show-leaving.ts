import { whenBack } from './when-shown.ts';

/** Says that the browser itself is on its way to another page, by a link or a plain form: an installed app has no bar of the browser's. */
export function showLeaving(): void {
  const { dataset } = document.documentElement;
  const leave = (event: Event): void => {
    if (!event.defaultPrevented) dataset['leaving'] = '';
  };
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link !== null && isPlain(event) && leadsOn(link)) leave(event);
  });
  window.addEventListener('submit', (event) => {
    if ((event.target as HTMLFormElement).method !== 'dialog') leave(event);
  });
  whenBack(() => void delete dataset['leaving']);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const leadsOn = (link: HTMLAnchorElement): boolean =>
  link.target === '' &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search;
