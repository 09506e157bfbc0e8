-- The sitemap names what was changed last.
create index project_listings_updated_at_idx on public.project_listings (updated_at desc) where is_active;
create index relasi_bisnis_updated_at_idx on public.relasi_bisnis (updated_at desc);
