const names: Record<string, string> = {
  same_number: 'nomor WhatsApp-nya sama dengan nomor Anda',
  same_email: 'alamat emailnya sama dengan alamat Anda',
  shared_number: 'nomor WhatsApp-nya dipakai beberapa akun',
  disposable_address: 'emailnya sekali pakai',
  burst: 'terlalu banyak pendaftaran dalam 24 jam',
};

/** Why the reward for a person waits for a look, in plain words; an unknown reason shows raw. */
export const describeHold = (reason: string): string => names[reason] ?? reason;
