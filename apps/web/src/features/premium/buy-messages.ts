/** Texts of the button that leads to the payment (spec §2, §6, §8); public pages load no others. */
export const buyMessages = {
  loginRequired: 'Login Required',
  loginRequiredDescription: 'Silakan masuk untuk membeli paket Premium.',
  serverUnreachable: 'Gagal menghubungi server pembayaran. Silakan coba lagi.',
  processing: 'Memproses...',
} as const;
