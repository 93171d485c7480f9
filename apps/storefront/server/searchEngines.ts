import type { Directory } from './directory.ts';

const NOT_INDEXED = [
  '/cart',
  '/checkout',
  '/orderConfirmation',
  '/trackOrder',
  '/user/',
  '/actions/',
  '/ecomm/',
  '/external/',
  '/sls/',
  '/api/',
];

export type SearchEnginesOptions = {
  readonly directory: Directory;
  /** Calls this server itself. */
  readonly inside: (request: Request) => Response | Promise<Response>;
};

/** `robots.txt` of the request's host. */
export function robotsTxt(origin: string): Response {
  const rules = [
    'User-agent: *',
    ...NOT_INDEXED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: textHeaders('text/plain; charset=utf-8') });
}

/** Index of the sitemaps of the request's market (PLUS-028). */
export function sitemapIndex(origin: string): Response {
  return xml('sitemapindex', [`<sitemap><loc>${escaped(`${origin}/sitemap-pages.xml`)}</loc></sitemap>`]);
}

/** Addresses of pages, each with its address in the other markets. */
export function sitemap(
  paths: readonly string[],
  alternates: readonly { hreflang: string; origin: string }[],
  origin: string,
): Response {
  const links = (path: string) =>
    alternates
      .map(
        (it) => `<xhtml:link rel="alternate" hreflang="${it.hreflang}" href="${escaped(it.origin + path)}"/>`,
      )
      .join('');
  return xml(
    'urlset',
    paths.map((path) => `<url><loc>${escaped(origin + path)}</loc>${links(path)}</url>`),
  );
}

function xml(root: string, children: readonly string[]): Response {
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${children.join('\n')}\n</${root}>\n`;
  return new Response(body, { headers: textHeaders('application/xml; charset=utf-8') });
}

const textHeaders = (type: string) => ({ 'content-type': type, 'cache-control': 'public, max-age=3600' });

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
