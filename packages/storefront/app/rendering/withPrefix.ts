/** What leads to an address of the shop. */
const LEADS = /<(?:a|area|button|form|input)\s[^<>]*>/gi;
const TARGET = /(\s(?:href|action|formaction)=")(\/(?!\/)[^"]*)/gi;

/** What has one address in all languages: files, and what the server answers without words. */
const FILES = /^\/(?:assets|img)\//;

/** The address in a language, if it is one of the shop's pages that does not have the prefix already. */
export const prefixed = (address: string, prefix: string): string =>
  /^\/(?!\/)/.test(address) && !address.startsWith(`${prefix}/`) && !FILES.test(address)
    ? prefix + address
    : address;

/**
 * A document whose links and forms stay in a language. Paths come from components, content and the catalogue, none of
 * which knows of languages; here they are all together.
 */
export const withPrefix = (html: string, prefix: string | undefined): string =>
  prefix
    ? html.replace(LEADS, (element) =>
        element.replace(TARGET, (_, start: string, path: string) => start + prefixed(path, prefix)),
      )
    : html;
