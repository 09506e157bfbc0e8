import { othersPay, packing } from './role-words.ts';

/** What a figure can stand for by the words around it. */
export type Role =
  | 'price'
  | 'cost'
  | 'item'
  | 'fixed'
  | 'wage'
  | 'profit'
  | 'turnover'
  | 'outgo'
  | 'capital'
  | 'tool'
  | 'fee'
  | 'delivery'
  | 'deposit'
  | 'loan'
  | 'ads'
  | 'saving'
  | 'saved'
  | 'goal'
  | 'voucher'
  | 'clear'
  | 'cash'
  | 'bonus'
  | 'residual'
  | 'reserve'
  | 'discount'
  | 'margin'
  | 'markup'
  | 'commission'
  | 'interest'
  | 'tax'
  | 'share'
  | 'waste'
  | 'sold'
  | 'made'
  | 'stock'
  | 'added'
  | 'buyers'
  | 'people'
  | 'absent'
  | 'tariff'
  | 'roas'
  | 'result';

type Roles = readonly (readonly [Role, RegExp])[];

/** What a sum of money is told to be, by the words around it; the first of two that stand equally near. */
export const sumRoles: Roles = [
  ['result', /\b(?:bep|impas)(?:nya)?\b/u],
  ['item', /\btotal(?:nya|an)?(?: \p{L}+)?\s*(?:rp\.?)?\s*$/u],
  // What a buyer offers is a price, also where it is that of many.
  [
    'price',
    /(?<!\p{L})(?:(?:di)?[tn]awar(?:nya|annya|an)?|(?:di)?nego\p{L}*|minta harga(?: \p{L}+)?)\s*(?:rp\.?)?\s*$/u,
  ],
  // What an order comes to in the mean is what is sold at once.
  ['price', /\brata (?:belanja|order|pesanan|transaksi|keranjang|pembelian)(?:nya|an)?\b|\baov\b/u],
  ['discount', /\b(?:\p{L}{0,2}diskon|korting|promo)\p{L}*\b/u],
  [
    'voucher',
    /\b(?<!\b(?:per|tiap|setiap|satu|\d) ?)(?:voucher|cashback|potongan|dipotong|potong|denda|telat)\p{L}*\b/u,
  ],
  [
    'deposit',
    /\b(?:dp|uang muka|panjar|tanda jadi|(?:udah|sudah|udh|sdh) (?:di)?(?:bayar|transfer|tf|masuk))(?:nya|in)?\b/u,
  ],
  // What others owe and pay comes in: 'ada pelanggan lunasin utang 150rb', 'piutang yang dibayar 90rb'.
  [
    'turnover',
    /\b(?:pelanggan|langganan|pembeli|customer|konsumen|tetangga|temen|teman|warga|ibu-?ibu|bapak|bu|pak|reseller|toko|(?:ada|td|tadi|barusan) (?:yg|yang|orang)|orang)\b(?: (?!saya|aku)\p{L}+){0,3} (?:\p{L}{0,3}(?:lunas|bayar|cicil|setor|balik)\p{L}*)(?: (?:sisa|lagi|sebagian|semua))? (?:h?utang|bon|kas ?bon|piutang|tunggakan)(?:nya|an)?\b|\bpiutang(?:nya)?(?: (?:yg|yang|lama|cair|masuk|tertagih))*(?: (?:di|ter|ke)?(?:bayar|lunas|tagih|cair)\p{L}*)?\b/u,
  ],
  ['turnover', othersPay],
  ['loan', /\b(?:kur|\p{L}{0,2}pinj[ae]m\p{L}*|minj[ae]m\p{L}*|kredit|plafon\p{L}*|ngutang|utang)\b/u],
  ['residual', /\b(?:nilai sisa|residu|dijual lagi|jual lagi|laku dijual)\p{L}*\b/u],
  [
    'saved',
    /\b(?:terkumpul|kekumpul|(?:udah|sudah|udh|baru|dah|skrg|skrang|sekarang) (?:ada|punya|kumpul|nabung))\p{L}*\b/u,
  ],
  [
    'saving',
    /\b(?:(?:nabung|menabung|tabungan|tabung)(?:nya|ku)?|ditabung|sisih\p{L}*|nyisih\p{L}*|disisih\p{L}*|setor\p{L}*|\p{L}{0,2}simpan|menyisih\p{L}*|iuran(?: kas)?|patungan|urunan)\b/u,
  ],
  ['tariff', /\btarif\p{L}*(?: (?:listrik|pln|dasar))?(?: \p{L}+)?\s*(?:rp\.?)?\s*$/u],
  ['bonus', /\b(?:bonus|tip|thr|insentif|uang makan|uang transport|lembur)\p{L}*\b/u],
  // 'uang sampah 25rb' is spent.
  [
    'outgo',
    /\buang (?:sampah|keamanan|kebersihan|parkir|transport|makan|bensin|jajan|lapak|sewa|listrik|air|kos|iuran|ronda|sekolah)\b/u,
  ],
  [
    'cash',
    /\b(?:uang|duit|dana) (?:(?:sisa|ada|masih) )*(?:di|dlm|dalam) (?:rekening|laci|bank|dompet|kas|tangan|celengan)(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$|\b(?:kas|saldo|uang kas|uang modal|dana|budget|uang)(?:nya|ku)? ?(?:awal|tinggal|sisa|ada|masih|punya|cuma)?\b/u,
  ],
  ['ads', /\b(?<!\b(?:dr|dari|hasil) )(?:\p{L}{0,2}iklan|ads|endorse|boost)\p{L}*\b/u],
  ['delivery', /\b(?:ongkir|ongkos kirim|biaya kirim|kirim|pengiriman|antar|cod)(?:nya)?\b/u],
  [
    'fee',
    /\b(?:biaya|ongkos|fee) ?(?:proses|layanan|transaksi|penanganan|pesanan|(?:per ?)?order|admin|aplikasi|platform)(?:nya)?(?: (?:pesanan|order|transaksi))?\b|\badmin(?:nya)?\b|\bfee(?:nya)?\b|\b(?:kantin|toko|warung|koperasi|kafe|kedai)\p{L}* (?:minta|ambil|ngambil|motong)\b/u,
  ],
  [
    'fixed',
    /\b(?:biaya tetap|tetap(?:nya)?|fixe?d?(?: cost)?|(?:ny|men|di|peny)?(?:sewa|ewa)\p{L}*|kontrak\p{L}*|kos|wifi|internet|gaji\p{L}*|gajian|ngegaji|menggaji|digaji|listrik(?:nya)?|air|pdam|operasional(?:nya)?|retribusi|kebersihan|keamanan|lapak|kios|ruko|parkir|langganan|pulsa|kuota|(?:cicilan|angsuran)(?:nya)?(?: \p{L}+)?|bayar (?:adek|adik|temen|teman|orang|admin|kasir|karyawan|pegawai|helper|asisten|penjaga))\b/u,
  ],
  [
    'wage',
    /\b(?:ku|tak |aku |saya |gue |gw |kami )(?:bayar|upah)(?:in|i)?\s*(?:rp\.?)?\s*$|\b(?:upah\p{L}*|honor\p{L}*|borongan|dibayar|bayaran|fee|rate(?:nya|ku)?|tarif\p{L}*|jasa|komisi\p{L}*)\b/u,
  ],
  [
    'tool',
    /\b(?:alat|peralatan|mesin|gerobak|etalase|oven|freezer|kulkas|mixer|blender|kompor|kamera|laptop|printer|motor|renovasi|perlengkapan|investasi|booth|meja|modal awal|modal usaha)(?:nya)?\b/u,
  ],
  [
    'turnover',
    /\b(?:om[sz]et\p{L}*|pendapatan\p{L}*|pemasukan\p{L}*|penjualan\p{L}*|peredaran|uang masuk|masuk|(?:transaksi|lewat|via|melalui) (?:qris|edc|scan)|hasil jualan|sponsor(?:ship|an|nya)?|donasi|hibah|penghasilan\p{L}*|revenue|pemasukannya|(?:ke|ter)jual(?:nya)? (?:dr|dari) (?:iklan|ads))\b/u,
  ],
  [
    'outgo',
    /\b(?:tekor|minus|defisit|nombok|bakar (?:uang|duit|kas))(?: (?:bersih\p{L}*|rata|terus|sekitar))*\s*(?:rp\.?)?\s*$|\b(?:pengeluaran\p{L}*|keluar(?:nya)?|biaya(?:nya|ku)?|habis|abis|ongkos|belanja|transport\p{L}*|bensin|kebutuhan)\b/u,
  ],
  [
    'goal',
    /\b(?:target(?:nya)?(?: (?:modal|dana|tabungan))?|mau beli|pengen beli|pgn beli|ingin beli|seharga|impian)\b/u,
  ],
  ['clear', /\b(?:terima|nerima|dapet|dapat|dpt|diterima|cair)(?: bersih)?\b/u],
  [
    'profit',
    /\b(?:\p{L}{0,2}untung\p{L}*|laba\p{L}*|profit|cuan(?:nya)?|bersih(?:nya)?|keuntungan\p{L}*|margin\p{L}*)\b/u,
  ],
  [
    'cost',
    /\b(?:hpp\p{L}*|modal\p{L}*|variabel|produksi\p{L}*|bahan(?:nya|ku)?(?: baku)?|kulak\p{L}*|ambil(?:nya)?|ngambil|grosir|sup+lier\p{L}*|pemasok\p{L}*|distributor\p{L}*|harga (?:beli|modal|kulak|supplier|pabrik|pokok)(?:nya)?|beli(?:nya)?|belanja bahan|biaya (?:bikin|buat|produksi|bahan)|ongkos (?:bikin|produksi))\b/u,
  ],
  ['cost', packing],
  ['cost', /\bjatuh(?:nya|na|e)?\s*(?:rp\.?)?\s*$/u],
  [
    'price',
    /\b(?:(?:ku|tak|di|nge|se|men)?jual(?:nya|in)?|harga\p{L}*|tiket(?:nya)?|htm|bandrol|banderol|dibandrol|pasang|dihargai|laku(?: semua(?:nya)?| habis)?(?=\s*(?:rp\.?)?\s*$)|lepas|tagih\p{L}*|total tagihan|tagihan|pesanan|invoice|nota)\b/u,
  ],
];
/** The same of a share in percent. */
export const shareRoles: Roles = [
  ['residual', /\b(?:residu|nilai sisa)\p{L}*\b/u],
  ['voucher', /\b(?:denda|telat)\p{L}*\b/u],
  ['deposit', /\b(?:dp|uang muka|panjar|tanda jadi|termin(?: \p{L}+)?)(?:nya)?\b/u],
  ['interest', /\b(?:bunga\p{L}*|flat|efektif|anuitas)\b/u],
  ['discount', /\b(?:\p{L}{0,3}diskon|korting|disc|obral)\p{L}*\b|\b\p{L}{0,2}promo\p{L}*(?: potongan)?\b/u],
  ['commission', /\b(?:komisi(?:nya)?|reseller|afiliasi|affiliate|afiliate)\b/u],
  [
    'fee',
    /\b(?:admin\p{L}*|fee|\p{L}{0,2}potong\p{L}*|motong|mungut|narik|mdr|qris|layanan|platform|kantin|koperasi|warung|toko|kafe|cafe|kedai|marketplace|shopee|tokopedia|toped|tiktok|gofood|grab\p{L}*|lazada|komisi|ambil|ngambil|ongkir|xtra|program)\b/u,
  ],
  [
    'reserve',
    /\b(?:simpan|disimp[ae]n|nyimpen|kas|sisih\p{L}*|disisih\p{L}*|ditabung|tabung|ditahan|tahan|nahan|cadangan|reinvest|muter|diputer|diputar|modal lagi|sedekah|zakat|infak|infaq|darurat|beli alat)\b/u,
  ],
  ['tax', /\b(?:ppn|pajak|pb1|service|servis)\p{L}*\b/u],
  ['waste', /\b(?:gagal|rusak|gosong|basi|susut|busuk|cacat|reject|pecah|penyok|hancur)\p{L}*\b/u],
  ['markup', /\b(?:mark ?up|(?:\p{L}{0,2}untung|laba|profit|keuntungan|cuan)\p{L}*)\b/u],
  ['margin', /\bmargin\p{L}*\b/u],
  [
    'share',
    /\b(?:aku|saya|gw|gue|dia|temen|teman|investor|bagian\p{L}*|bagi|dibagi|pemodal|pengelola|rumah|pemilik)\p{L}*\b/u,
  ],
];
/** The same of a number of things. */
export const countRoles: Roles = [
  [
    'people',
    /\b(?:di)?bagi\p{L}*(?: rata)?(?: (?:ke|jadi|buat|untuk|sama))?\s*$|\b(?:patungan|urunan|berdua|bertiga)\b/u,
  ],
  ['result', /\b(?:bep|impas)(?:nya)?\b/u],
  [
    'absent',
    /\b(?:bolos|absen|i[zj]in|sakit|alpa|alpha|mangkir|cuti|prei|(?:ga|gak|gk|nggak|ngga|tidak|tdk|ndak|kada|ora) (?:masuk|mlebu|kerja|dateng|datang))\p{L}*/u,
  ],
  [
    'waste',
    /\b(?:gagal|rusak|gosong|basi|busuk|cacat|reject|pecah|sisa|retur|balik|dikembalikan|penyok|hancur|kadaluarsa)\p{L}*\b/u,
  ],
  ['roas', /\broas\p{L}*(?: \p{L}+)?\s*$/u],
  [
    'stock',
    /\b(?:cadangan|jaga-jaga|pengaman|stok|titip jual|nitip jual|stock|persediaan|titip\p{L}*|nitip\p{L}*|dititip\p{L}*)\b/u,
  ],
  ['added', /\b(?:nambah|tambah\p{L}*|masuk|datang|restock|produksi lagi)\b/u],
  ['buyers', /\b(?:pembeli|closing|customer|konsumen|pelanggan baru|order masuk)\p{L}*\b/u],
  [
    'sold',
    /\b(?:laku|terjual|kejual\p{L}*|(?:ke|ter|ku|di|nge)?jual(?:an)?|h?abis|keluar|closing|penjualan|pengunjung|peserta|dateng|datang|daftar)(?:nya)?\b/u,
  ],
  [
    'made',
    /\b(?:jadi(?:nya)?|jd|hasil\p{L}*|panen(?:nya|an)?|dapat|dapet|dpt|bikin|buat|produksi|isi|dibikin|cetak|jahit|menghasilkan|untuk|buat|utk|beli|belanja|pesen|pesan|kulak\p{L}*|ambil|order)\b/u,
  ],
];
