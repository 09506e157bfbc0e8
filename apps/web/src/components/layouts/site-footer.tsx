import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Logo } from '#components/brand/logo.tsx';
import { company } from '@kawanusaha/contracts/company';
import { footerNavigation } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { currentYear } from '#lib/current-year.ts';
import { Container } from './container.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Footer with the columns Halaman, Layanan and Kontak (spec §2). */
export function SiteFooter() {
  return (
    <footer className="unanchored border-t border-border bg-muted/60">
      <Container className="site-footer-columns">
        <div className="col-span-2 flex flex-wrap items-center justify-between md:col-span-1 md:block">
          <Logo />
          <p className="mt-4 max-w-xs text-muted-foreground max-md:hidden">
            Ide usaha, teman satu tim, dan relasi bisnis untuk mahasiswa dan pengusaha muda Indonesia.
          </p>
          <div className="-mr-2.5 md:mt-3 md:-ml-2.5">
            <SocialLinks />
          </div>
        </div>
        {footerNavigation.map(({ title, items }) => (
          <nav key={title} aria-label={title} className="footer-column">
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} className="footer-link">
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="footer-column">
          <h2>Kontak</h2>
          <ul>
            <li>
              <a href={`mailto:${company.email}`} className="footer-link">
                <Mail aria-hidden className="size-5" />
                {company.email}
              </a>
            </li>
            <li>
              <a href={`tel:+${company.whatsapp}`} className="footer-link">
                <Phone aria-hidden className="size-5" />
                {company.phone}
              </a>
            </li>
          </ul>
        </div>
      </Container>
      <div className="border-t border-border">
        <Container className="flex flex-wrap items-center justify-between gap-x-4 py-2 text-sm text-muted-foreground md:py-4">
          <p>
            © {currentYear()} {company.name}. Hak cipta dilindungi.
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-5 max-md:w-full">
            <Link to={paths.privacy} className="footer-link">
              Privasi
            </Link>
            <ThemeToggle />
          </div>
        </Container>
      </div>
    </footer>
  );
}
