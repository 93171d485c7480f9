import { toMinor, type OutputOf } from '@driveline/api';
import type { ShopMoney } from './shopMoney.ts';

type Deal = OutputOf<'deals.list'>['deals'][number];

/** A deal of the wire as cards show it: amounts in minor units. */
export function dealSummary(deal: Deal, { currency }: ShopMoney) {
  const { dealId, title, terms, canonicalPath, drawing, price, regularPrice, items, needs, question } = deal;
  return {
    dealId,
    title,
    terms,
    href: canonicalPath,
    drawing,
    priceMinor: toMinor(price, currency.minorDigits),
    wasMinor: toMinor(regularPrice, currency.minorDigits),
    ...(needs && { needs }),
    ...(question && { question: { label: question.text, href: question.productDetailsPageUrl } }),
    parts: items.map(({ skuNumber, quantity }) => `${skuNumber}:${quantity}`).join(' '),
    items: items.map(({ itemDescription, productDetailsPageUrl, drawing: family, quantity }) => ({
      label: itemDescription,
      href: productDetailsPageUrl,
      drawing: family,
      quantity,
    })),
  };
}

/** The parts of a deal that a card showed, from `parts` of its summary; none where a form has not sent them. */
export function dealItems(parts: string | undefined) {
  const items = (parts ?? '').split(' ').flatMap((part) => {
    const [skuNumber = '', quantity] = part.split(':');
    return Number(quantity) > 0 ? [{ skuNumber, quantity: Number(quantity) }] : [];
  });
  return items.length > 0 ? { items } : {};
}
