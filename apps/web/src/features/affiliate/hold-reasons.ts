const names: Record<string, string> = {
  same_number: 'nomor WhatsApp-nya sama dengan nomor Anda',
  same_email: 'alamat emailnya sama dengan alamat Anda',
  shared_number: 'nomor WhatsApp-nya dipakai beberapa akun',
  disposable_address: 'emailnya sekali pakai',
  burst: 'terlalu banyak pendaftaran dalam 24 jam',
  shared_device: 'beberapa akun didaftarkan dari satu perangkat',
  shared_network: 'banyak akun memakai kode ini dari satu jaringan internet',
  shared_domain: 'alamat emailnya dari domain yang hampir hanya dipakai kode ini',
  unusual_purchases: 'jauh lebih banyak pembelian Premium daripada biasanya',
  refunded_purchases: 'beberapa pembelian lewat kode ini dikembalikan uangnya',
};

/** Why the reward for a person waits for a look, in plain words; an unknown reason shows raw. */
export const describeHold = (reason: string): string => names[reason] ?? reason;
