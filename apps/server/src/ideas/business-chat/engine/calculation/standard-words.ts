/** Words of regions for how much, which understanding does not turn into one. */
const howMuch = /(?<!\p{L})(?:pira|pirang|barapo|berape|berapo|brapo|brape|brpa+|brp2)(?!\p{L})/giu;

/**
 * A text in which how much is asked by one word, so that each calculation hears it.
 * @param text as it was written
 */
export const inStandardWords = (text: string): string => text.replaceAll(howMuch, 'berapa');
