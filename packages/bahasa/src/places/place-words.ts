const directions =
  /^(barat|timur|utara|selatan|tengah|tenggara|daya|kota|kepulauan|pulau|raya|besar|laut|jaya|hulu|hilir|baru|tinggi|panjang|lawas|kanan|bagian|pesisir|tanah|gunung|pegunungan|teluk|sungai|hulu|lima|puluh|empat|emas|mas|natal|pusat|dalam|datar|ulu|ilir|bintang)$/;

/**
 * Words of place names that are no everyday words; misspelt ones are corrected towards them.
 * @param names names of places, folded
 * @param ambiguous those that are also everyday words
 */
export function wordsOfNames(names: Iterable<string>, ambiguous: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...names]
      .filter((key) => !ambiguous.has(key))
      .flatMap((key) => key.split(' '))
      .filter((word) => word.length > 3 && !directions.test(word)),
  );
}
