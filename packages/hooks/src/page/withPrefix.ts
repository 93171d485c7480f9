/** What leads to an address of the shop. */
const LEADS = /<(?:a|area|button|form|input)\s[^<>]*>/gi;
const TARGET = /(\s(?:href|action|formaction)=")(\/(?!\/)[^"]*)/gi;

/** What has one address in all languages: files, and what the server answers without words. */
const FILES = /^\/(?:assets|img)\//;

/** The address with the first of a market's prefixes, if it is one of the shop's pages that has none of them already. */
export const prefixed = (address: string, prefixes: readonly string[]): string =>
  /^\/(?!\/)/.test(address) && !prefixes.some((it) => address.startsWith(`${it}/`)) && !FILES.test(address)
    ? prefixes[0] + address
    : address;

/**
 * A document whose links and forms stay in a language. Paths come from components, content and the catalogue, none of
 * which knows of languages; here they are all together.
 */
export const withPrefix = (html: string, prefixes: readonly string[] = []): string =>
  prefixes.length > 0
    ? html.replace(LEADS, (element) =>
        element.replace(TARGET, (_, start: string, path: string) => start + prefixed(path, prefixes)),
      )
    : html;
