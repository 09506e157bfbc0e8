/** Pages are fetched when a pointer rests on their link or a finger lies on it; what is no page stays. */
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
};

const type = 'speculationrules';

/**
 * Lets the browser fetch the next document before it is asked for, where it can and the visitor does not save data.
 * In: the nonce under which the document's scripts run. Out: how to end it, once the app follows the links itself.
 */
export function speculate(nonce: string): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true || !HTMLScriptElement.supports(type)) return () => undefined;
  const script = document.createElement('script');
  script.type = type;
  script.nonce = nonce;
  script.textContent = JSON.stringify(rules);
  document.head.append(script);
  return () => script.remove();
}
