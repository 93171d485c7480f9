/** What the language of this tab puts before every path; the server has taken it off before it asks for a page. */
let prefix = '';

/** Called once, by the words of a language that has a prefix. */
export function setPrefix(ofLanguage: string): void {
  prefix = ofLanguage;
}

/** The path of an address of this tab as pages and the router know it: without the prefix of the language. */
export const shopPath = (path: string): string =>
  path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
