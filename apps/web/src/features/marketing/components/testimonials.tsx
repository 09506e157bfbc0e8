import { Container } from '#components/layouts/container.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { testimonials } from '../testimonials.ts';
import { SectionHeading } from './section-heading.tsx';

/** What using it can be like; marked as examples. */
export function Testimonials() {
  return (
    <section aria-labelledby="judul-cerita" className="border-t border-border bg-muted/50">
      <Container className="py-6 sm:py-12">
        <SectionHeading
          id="judul-cerita"
          title="Cerita yang ingin kami dengar dari Anda"
          description={
            <>
              <Badge variant="warning" className="mr-2 align-middle">
                Contoh
              </Badge>
              Ketiga cerita ini adalah contoh. Kami menggantinya begitu anggota bersedia dikutip.
            </>
          }
        />
        <ul
          // On phones one beside the other; what scrolls is reachable by keyboard.
          tabIndex={0}
          aria-label="Contoh cerita"
          className="flex snap-x gap-3 overflow-x-auto max-md:-mx-4 max-md:px-4 max-md:pb-2 md:grid md:grid-cols-3 md:gap-6"
        >
          {testimonials.map(({ quote, author, role, university, face }) => (
            <li key={author} className="card shrink-0 snap-center max-md:w-[85%]">
              <figure className="flex grow flex-col p-4 sm:p-6">
                <blockquote className="leading-relaxed sm:text-lg">“{quote}”</blockquote>
                <figcaption className="mt-auto flex items-center gap-3 pt-4 sm:pt-6">
                  <img
                    src={face}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    decoding="async"
                    className="size-10 shrink-0 rounded-full"
                  />
                  <span className="min-w-0 text-sm">
                    <span className="block font-semibold">{author}</span>
                    <span className="block text-muted-foreground">
                      {role}, {university}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
