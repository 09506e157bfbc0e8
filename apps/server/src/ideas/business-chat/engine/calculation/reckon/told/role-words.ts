/** What goods are packed in or made with; it may be what is sold as well: 'rak bumbu 85rb'. */
export const packing =
  /(?<!\b(?:per|se|tiap|satu) ?)\b(?:packing|packaging|kemasan|pengemas|bungkus|kardus|dus|label|stiker|plastik|bubble ?wrap|paper ?bag|pita|topping|bumbu)(?:nya)?\s*(?:rp\.?)?\s*$/u;

/** What the profit or turnover is of stands before its sum: 'laba jasa ketik 2,4 juta', 'omzet sewa tenda 5jt'. */
export const earnedBy =
  /(?:^|[^\p{L}])(laba|\p{L}{0,2}untung|keuntungan|profit|cuan|om[sz]et|omset|pendapatan|pemasukan)(?:nya|ku)? (?:(?:bersih|kotor|dari|dr|hasil|usaha|toko|warung) )*(?:jasa|sewa|jual(?:an)?|kirim|antar|tiket|kontrakan|kos|kios|ruko|parkir|mesin|pulsa|langganan|air|kedai|kantin|kafe|iklan|admin)(?: (?!harga|modal|hpp|biaya|bahan|bayar|laku|total|per|tiap)\p{L}+){0,3}\s*(?:rp\.?)?\s*$/u;

/** Names the result of which a share is taken: 'dari untung itu'. */
export const ofResult =
  /\b(?:dari|dr) (?:\p{L}+ )?(?:\p{L}{0,2}untung|laba|keuntungan|hasil)\p{L}*(?: (?:itu|tadi|segitu|bersih\p{L}*))+\s*$/u;
