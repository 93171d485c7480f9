/** What the link reads of a market. */
export type WhatsAppMarket = { readonly contact?: { readonly whatsApp?: string | undefined } | undefined };

/**
 * The address that opens a talk with the shop, in the app or on WhatsApp's page, with the first message written and not
 * yet sent. A plain link: nobody learns of a shopper who does not press it. Nothing where the market has no number.
 */
export function whatsAppHref({ contact }: WhatsAppMarket, message: string): string | undefined {
  const number = contact?.whatsApp;
  return number && `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
