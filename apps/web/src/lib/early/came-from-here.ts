/** Whether a link of another page of ours has led here. */
export const cameFromHere = (): boolean => document.referrer.startsWith(`${location.origin}/`);
