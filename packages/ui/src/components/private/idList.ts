/** Ids for an ARIA attribute, leaving out what is not set; the attribute is left out where there is none. */
export function idList(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
