import { copyrightOf } from '@driveline/hooks';
import { CheckoutFooter } from '@driveline/ui';
import { dayIn } from '@driveline/validation';
import { useShop } from '../../shop/useShop.ts';
import { useFooter } from './useFooter.ts';

/** The minimal footer of the checkout: copyright, legal links, and the seal where the market shows it (SHELL-075). */
export function CheckoutFoot({ seal = true }: { readonly seal?: boolean }) {
  const { market, record } = useShop();
  const { lines, legal } = useFooter();
  return (
    <CheckoutFooter
      copyright={copyrightOf(lines[0], record.today ?? dayIn(market.timeZone))}
      links={legal}
      seal={seal && market.checkout.showsSeal}
    />
  );
}
