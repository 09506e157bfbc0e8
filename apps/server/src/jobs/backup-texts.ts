const time = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** What admins read when backups stay away. */
export const backupTexts = {
  title: 'Cadangan data terlambat',
  noBackup: (last: Date | null): string =>
    `${last === null ? 'Belum ada cadangan yang utuh' : `Cadangan utuh terakhir dibuat ${time.format(last)} WIB`}. Periksa log server dan tempat cadangan.`,
  noLog: (last: Date | null): string =>
    `${last === null ? 'Log database belum pernah tersimpan' : `Log database terakhir tersimpan ${time.format(last)} WIB`}. Periksa log server dan tempat cadangan.`,
};
