import { toMinor, type Rebate } from '@driveline/api';
import { ButtonLink, Link, useFormat } from '@driveline/ui';
import type { Offer } from '@driveline/ui/browse';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';

/** Rebates as cards: what comes back, for which parts, when, the form and the shelf. */
export function useRebateOffers(rebates: readonly Rebate[]): Offer[] {
  const text = useText();
  const { money, date } = useFormat();
  const { market } = useShop();
  return rebates.map(
    ({ id, brand, products, amount, startDate, expirationDate, hasEnded, formUrl, shopUrl }) => ({
      id: `rebate-${id}`,
      title: text('deals.back', { amount: money(toMinor(amount, market.currency.minorDigits)), brand }),
      lead: products.map(({ name }) => name).join(', '),
      facts: [
        hasEnded
          ? text('deals.endedOn', { date: date(expirationDate) })
          : text('deals.between', { from: date(startDate), to: date(expirationDate) }),
      ],
      hasEnded,
      actions: (
        <>
          {!hasEnded && (
            <ButtonLink href={products[0]?.canonicalPath ?? shopUrl}>{text('deals.shopItems')}</ButtonLink>
          )}
          <Link href={formUrl} newTab>
            {text('deals.form')}
          </Link>
        </>
      ),
    }),
  );
}
