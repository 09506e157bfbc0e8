import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '#components/brand/logo.tsx';
import { company } from '#config/company.ts';
import { footerNavigation } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { currentYear } from '#lib/current-year.ts';
import { Container } from './container.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const linkClass =
  'inline-flex min-h-11 items-center gap-2 wrap-anywhere text-muted-foreground hover:text-foreground hover:underline underline-offset-4';

/** Footer with the columns Halaman, Layanan and Kontak (spec §2). */
export function SiteFooter() {
  return (
    <footer className="unanchored border-t border-border bg-muted/60">
      <Container className="grid grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <div className="col-span-2 md:col-span-1">
          <Logo />
          <p className="mt-4 max-w-xs text-muted-foreground">
            Ide usaha, teman satu tim, dan relasi bisnis untuk mahasiswa dan pengusaha muda Indonesia.
          </p>
          <div className="mt-3 -ml-2.5">
            <SocialLinks />
          </div>
        </div>
        {footerNavigation.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-bold">{title}</h2>
            <ul className="mt-2">
              {items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} className={linkClass}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 md:col-span-1">
          <h2 className="font-bold">Kontak</h2>
          <ul className="mt-2">
            <li>
              <a href={`mailto:${company.email}`} className={linkClass}>
                <Mail aria-hidden className="size-5" />
                {company.email}
              </a>
            </li>
            <li>
              <a href={`tel:+${company.whatsapp}`} className={linkClass}>
                <Phone aria-hidden className="size-5" />
                {company.phone}
              </a>
            </li>
          </ul>
        </div>
      </Container>
      <div className="border-t border-border">
        <Container className="flex flex-wrap items-center justify-between gap-4 py-4 text-sm text-muted-foreground">
          <p>
            © {currentYear()} {company.name}. Hak cipta dilindungi.
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-5 max-sm:w-full">
            <Link to={paths.privacy} className={linkClass}>
              Privasi
            </Link>
            <ThemeToggle />
          </div>
        </Container>
      </div>
    </footer>
  );
}
