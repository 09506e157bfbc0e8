import { company } from '@kawanusaha/contracts/company';

const shapes = {
  Instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  LinkedIn: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M8 11v5.5M8 7.5v.01M12 16.5V11m0 2.6c0-1.5 1-2.6 2.3-2.6s1.9.9 1.9 2.4v3.1" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10 9.2 5 2.8-5 2.8Z" />
    </>
  ),
};

/** The three social channels of the footer (contracts/company); one without an address points nowhere (spec §2). */
export function SocialLinks() {
  return (
    <ul className="flex gap-1">
      {Object.entries(shapes).map(([name, shape]) => {
        const url = company.social[name as keyof typeof shapes];
        const icon = (
          <svg
            viewBox="0 0 24 24"
            aria-hidden
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="size-6"
          >
            {shape}
          </svg>
        );
        const className = 'grid size-11 place-items-center rounded-md text-muted-foreground';
        return (
          <li key={name}>
            {url === null ? (
              <span
                role="link"
                aria-disabled="true"
                aria-label={`${name} (segera hadir)`}
                title={`${name} (segera hadir)`}
                className={className}
              >
                {icon}
              </span>
            ) : (
              <a href={url} rel="noopener" aria-label={name} className={className}>
                {icon}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
