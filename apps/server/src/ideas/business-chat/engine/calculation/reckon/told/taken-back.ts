/** Goes back to what was told first: 'balik yg pertama', 'pake yang awal aja'. */
const toFirst =
  /(?<!\p{L})(?:balik|kembali|pak(?:e|ai)|ikut|tetap|pilih) (?:lagi )?(?:ke |pakai |pake )?(?:(?:yg|yang|hitungan|harga|angka|rencana|versi) )*(?:awal|pertama|semula|tadinya|sebelumnya)(?!\p{L})/u;
/** Takes back what was supposed: 'ga jadi ditahan deh'; with a figure of its own something else is meant. */
const takesBack =
  /(?<!\p{L})(?:ga|gak|gk|nggak|ngga|enggak|engga|ndak|tidak|tdk|ora|kagak) (?:jadi|jd|sido)(?!\p{L})(?!\s*\d)|^\s*(?:eh |oh |ah )?(?:batal|urung|lupakan)(?= aja| deh| ah|[,. ]|$)/u;
const figure = /\d/u;

/**
 * The messages without those whose suppositions a later one takes back, which stays: after 'laba 6 juta, aku 70 dia 30' and 'kalau 20% disimpan
 * dulu?' the message 'ga jadi disimpan, bagianku berapa' asks of the first alone.
 * @param turns in lower case, oldest first
 */
export function leaveOutTakenBack(turns: readonly string[]): string[] {
  let kept: string[] = [];
  for (const turn of turns) {
    const first = kept.findIndex((one) => figure.test(one));
    if (first >= 0 && first < kept.length - 1) {
      if (toFirst.test(turn)) kept = kept.slice(0, first + 1);
      else if (takesBack.test(turn) && !figure.test(turn)) {
        const last = kept.findLastIndex((one) => figure.test(one));
        if (last > first) kept = kept.filter((_one, at) => at !== last);
      }
    }
    kept.push(turn);
  }
  return kept;
}

/** Whether a message takes back what was supposed before it. */
export const isTakingBack = (text: string): boolean =>
  toFirst.test(text.toLowerCase()) || takesBack.test(text.toLowerCase());
