/**
 * What this shop was built with for a market, and for its locale with it.
 * @throws Error when the page has not said which (CONF-008), or the shop was built without it (CONF-009)
 */
export function marketPart<Part>(parts: Readonly<Record<string, Part>>, code: string | undefined): Part {
  if (!code) throw new Error('Locale is not set');
  const part = Object.hasOwn(parts, code) ? parts[code] : undefined;
  if (part === undefined) throw new Error('Locale not supported', { cause: code });
  return part;
}
