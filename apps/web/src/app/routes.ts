import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('index', 'routes/home.tsx', { id: 'routes/home-index' }),
  route('tentang', 'routes/tentang.tsx'),
  route('kontak', 'routes/kontak.tsx'),
  route('paket', 'routes/paket.tsx'),
  route('premium', 'routes/premium.tsx'),
  route('privasi', 'routes/privasi.tsx'),

  layout('routes/auth-layout.tsx', [
    route('masuk', 'routes/masuk.tsx'),
    route('daftar', 'routes/daftar.tsx'),
  ]),
  route('profil', 'routes/profil.tsx'),
  route('lupa-password', 'routes/lupa-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('password-reset-success', 'routes/password-reset-success.tsx'),

  route('ai', 'routes/ai.tsx'),
  route('flowise', 'routes/ai.tsx', { id: 'routes/flowise' }),
  route('ai-features', 'routes/ai-features.tsx'),
  route('all-ai', 'routes/all-ai.tsx'),
  route('chatbot', 'routes/chatbot.tsx'),
  route('ide-saya', 'routes/ide-saya.tsx'),
  route('ide-saya/:id', 'routes/ide-saya-detail.tsx'),
  route('ide/:token', 'routes/ide-bersama.tsx'),
  route('kalkulator-hpp', 'routes/kalkulator-hpp.tsx'),
  route('kalkulator-bep', 'routes/kalkulator-bep.tsx'),

  route('template-excel', 'routes/template-excel.tsx'),
  route('akses-premium', 'routes/akses-premium.tsx'),
  route('komunitas', 'routes/komunitas.tsx'),
  route('pembayaran', 'routes/pembayaran.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('payment-failed', 'routes/payment-failed.tsx'),

  route('cari-relasi', 'routes/cari-relasi.tsx'),
  route('cari-relasi/:id', 'routes/cari-relasi-detail.tsx'),
  route('daftar-relasi', 'routes/daftar-relasi.tsx'),
  route('cari-project', 'routes/cari-project.tsx'),
  route('cari-project/:id', 'routes/cari-project-detail.tsx'),
  route('daftar-project', 'routes/daftar-project.tsx'),
  route('kelola-aplikasi', 'routes/kelola-aplikasi.tsx'),
  route('aplikasi-saya', 'routes/aplikasi-saya.tsx'),
  route('notifikasi', 'routes/notifikasi.tsx'),
  route('pesan/*', 'routes/pesan.tsx'),

  route('daftar-pengguna', 'routes/admin.tsx', { id: 'routes/daftar-pengguna' }),
  route('admin', 'routes/admin.tsx'),
  route('affiliate', 'routes/affiliate.tsx'),
  route('voucher-management', 'routes/voucher-management.tsx'),

  route('akun', 'routes/akun.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),

  route('home', 'routes/redirect-home.ts'),
  route('beranda', 'routes/redirect-home.ts', { id: 'routes/redirect-beranda' }),
  route('about', 'routes/redirect-about.ts'),
  route('ide-bisnis', 'routes/redirect-ai.ts'),
  route('ide-bisnis-style', 'routes/redirect-ai.ts', { id: 'routes/redirect-idea-style' }),
  route('ai-features/:feature', 'routes/redirect-ai.ts', { id: 'routes/redirect-ai-feature' }),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
