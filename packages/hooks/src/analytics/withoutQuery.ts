const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid)$/;

/** An address without its query, where a shopper's words may stand, but for the campaign that it came from. */
export function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = [...searchParams].filter(([name]) => CAMPAIGN.test(name));
  return `${origin}${pathname}${campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : ''}`;
}
