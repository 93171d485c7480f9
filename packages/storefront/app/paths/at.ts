/** First parts of paths that the shop has moved; written by the build, from its routes (`vite/index.ts`). */
const MOVED = (import.meta.env.DRIVELINE_MOVED ?? {}) as Readonly<Record<string, string>>;

/** An address where its page is now: content, the server and old links have it where it was. */
export const at = (href: string) =>
  href.replace(/^\/[^/?#]+/, (first) => MOVED[first.toLowerCase()] ?? first);

/** Links of content, with the one to the open page marked. */
export const currentLinks = <L extends { readonly href: string }>(links: readonly L[], pathname: string) =>
  links.map((link) => ({ ...link, href: at(link.href), current: at(link.href) === pathname }));
