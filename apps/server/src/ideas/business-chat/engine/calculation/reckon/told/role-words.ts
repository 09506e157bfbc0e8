/** What goods are packed in or made with; it may be what is sold as well: 'rak bumbu 85rb'. */
export const packing =
  /(?<!\b(?:per|se|tiap|satu) ?)\b(?:packing|packaging|kemasan|pengemas|bungkus|kardus|dus|label|stiker|plastik|bubble ?wrap|paper ?bag|pita|topping|bumbu)(?:nya)?\s*(?:rp\.?)?\s*$/u;

/** What the profit or turnover is of stands before its sum: 'laba jasa ketik 2,4 juta', 'omzet sewa tenda 5jt'. */
export const earnedBy =
  /(?:^|[^\p{L}])(laba|\p{L}{0,2}untung|keuntungan|profit|cuan|om[sz]et|omset|pendapatan|pemasukan)(?:nya|ku)? (?:(?:bersih|kotor|dari|dr|hasil|usaha|toko|warung) )*(?:jasa|sewa|jual(?:an)?|kirim|antar|tiket|kontrakan|kos|kios|ruko|parkir|mesin|pulsa|langganan|air|kedai|kantin|kafe|iklan|admin)(?: (?!harga|modal|hpp|biaya|bahan|bayar|laku|total|per|tiap)\p{L}+){0,3}\s*(?:rp\.?)?\s*$/u;

/** Others pay it in, whatever it is for: 'ada yg byr 2.350.000 buat kulkas', 'pelanggan transaksi 600rb pake qris buat sewa'. */
export const othersPay =
  /(?<!\p{L})(?:ada (?:yg|yang|orang|pembeli|pelanggan|customer|cust)|pelanggan|pembeli|customer|cust|konsumen|klien|tamu)(?: (?!saya|aku|dp|utang|bon)\p{L}+){0,2} (?:bayar|byr|mbayar|belanja|transaksi|scan)(?: (?:sekali|pake|pakai|lewat|via|qris|total|pas))*\s*(?:rp\.?)?\s*$/u;

/** Who wishes for it stands between what is wished and its share: 'margin yang saya mau 35 persen'. */
export const ofWisher =
  /\b(margin|\p{L}{0,2}untung|laba|profit|cuan|diskon|komisi|potongan)(?:nya)? (?:(?:yg|yang) )?(?:aku|saya|gw|gue|kami|kita) (?:mau|ingin\p{L}*|pengen\p{L}*|pingin|pgn|target\p{L}*|harap\p{L}*|kejar|kasih|ambil|pasang|tetapkan)\s*$/u;

/** Names who has a share right before it: 'aku dapat 60%'. */
export const sharer =
  /\b(?:aku|saya|gw|gue|dia|te?man|temen)(?:ku|nya)?(?: (?:dapat|dapet|dpt|minta|ambil|megang|pegang|punya|sebesar|kebagian|cuma|bagian\p{L}*))*\s*$/u;

/** Names the result of which a share is taken: 'dari untung itu'. */
export const ofResult =
  /\b(?:dari|dr) (?:\p{L}+ )?(?:\p{L}{0,2}untung|laba|keuntungan|hasil)\p{L}*(?: (?:itu|tadi|segitu|bersih\p{L}*))+\s*$/u;
/** Names what persons are paid; any other cost by the hour or day is one for all of them. */
export const pays = /\b(?:di|nge|meng)?(?:gaji|upah|honor)|\bbayar\p{L}*\s*(?:rp\.?)?\s*$/u;

/** Who sees, asks or comes, of whom a part buys. */
export const sees =
  /(?<!\p{L})(?:chat|klik|views?|viewers?|tayangan|impresi|traffic|visitors?|pengunjung|leads?|penonton|ditonton|dilihat|(?:yang|yg) (?:lihat|liat|tanya|nonton|mampir|lewat|datang|dateng)|dm)(?:nya)?(?!\p{L})/u;
/** Who of them buys. */
export const buys =
  /(?<!\p{L})(?:konversi|conversion|closing|closing rate|beli|pembeli|order|orderan|checkout|co|jadi pesan|jadi beli|transaksi|terjual|laku)(?:nya)?(?!\p{L})/u;

/** Names what is sold together under one price. */
export const bundleWord = /\b(?:bundl\p{L}*|bundel|paket\p{L}*|hampers|parsel|parcel|combo|kombo)\b/u;
