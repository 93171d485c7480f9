import { copyrightOf, footerRows } from '@driveline/hooks';
import { CheckoutFooter } from '@driveline/ui';
import { dayIn } from '@driveline/validation';
import { useShop } from '../../shop/useShop.ts';
import { useFooter } from './useFooter.ts';

/** The minimal footer of the checkout: copyright, legal links, and the seal where the market shows it (SHELL-075). */
export function CheckoutFoot({ seal = true }: { readonly seal?: boolean }) {
  const { market, brand, record } = useShop();
  const { data, legal } = useFooter();
  const [line = brand.name] = footerRows(data).lines;
  return (
    <CheckoutFooter
      copyright={copyrightOf(line, record.today ?? dayIn(market.timeZone))}
      links={legal}
      seal={seal && market.checkout.showsSeal}
    />
  );
}
