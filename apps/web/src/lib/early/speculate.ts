/**
 * Pages are fetched when a pointer rests on their link or a finger lies on it; what is no page stays. What a visitor is likely to open
 * next, a directory, one of its entries or a plan, is also drawn ahead: all of them are documents, whose app waits.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*/v1/*', '/assets/*', '/pratinjau/*', '/mailbox*'] } },
          { not: { selector_matches: '[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { href_matches: ['/cari-*', '/paket', '/premium'] }, eagerness: 'moderate' }],
};

/** The rules as they stand in the document; the server lets a script of this text run. */
export const speculationRules = JSON.stringify(rules);

const type = 'speculationrules';

/**
 * Lets the browser fetch the next document before it is asked for, and draw a likely one, where it can and the visitor does not save data.
 * Out: how to end it, once the app follows the links itself.
 */
export function speculate(): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !HTMLScriptElement.supports(type)) return () => undefined;
  const script = document.createElement('script');
  script.type = type;
  script.textContent = speculationRules;
  document.head.append(script);
  return () => script.remove();
}
