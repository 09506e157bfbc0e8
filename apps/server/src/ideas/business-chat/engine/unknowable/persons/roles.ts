/** Those with whom one works: there is no rule about what they secretly do. */
export const nearRoles =
  'partner|rekan|bendahara|investor|pemodal|karyawan|pegawai|kasir|admin|supplier|dosen|pembimbing';

/** Roles in which a person stands to the one who writes, as alternatives of a pattern. */
export const roles = `${nearRoles}|mitra|te?me?n|teman|sahabat|anggota|ketua|sekretaris|kurir|reseller|pemasok|vendor|agen|pengepul|pembeli|pelanggan|langganan|customer|cust|klien|konsumen|buyer|seller|penjual|dospem|dosbim|juri|reviewer|panitia|mentor|senior|bos|atasan|tetangga|saingan|kompetitor|pesaing|pacar|mantan|adik|adek|kakak|abang|sepupu|mamak|mama|ibu|bapak|ortu|tukang|sopir|satpam|mantri|lurah|calon`;

/** Who decides, checks or speaks for an office or a house, as alternatives of a pattern. */
export const officials =
  'petugas|pegawai|pemeriksa|verifikator|auditor|penilai|penguji|surveyor|pengawas|penyelia|penyuluh|pendamping|juri|reviewer|panitia|kurator|mantri|teller|cs|lurah|camat|kades|kadus|keuchik|wali nagari|perbekel|klian|rt|rw|bupati|wali ?kota|rektor|dekan|wakil dekan|kaprodi|kajur|dosen|dosbim|dospem|pembimbing|kepala(?: (?:desa|dinas|kampung|pasar|sekolah))?|pengelola|pemilik|satpol pp|satpam';

/** Offices and houses that decide, as alternatives of a pattern. */
export const offices =
  'dinas|dinkes|dinkop|diskop\\p{L}*|disperindag|diskoperindag|disdag|dpmptsp|kelurahan|kecamatan|pemkot|pemkab|pemda|pemdes|bpom|bpjph|lppom|djki|kemenag|kemenkum\\p{L}*|kantor|puskesmas|fakultas|kampus|koperasi|himpunan|bumdes|bank|bri|bni|btn|bsi|mandiri|pegadaian';
