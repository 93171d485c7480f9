import { contentQueries, useB2c } from '@driveline/hooks';
import { CheckoutFooter } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText } from '../../shop/useText.ts';

export type CheckoutFootProps = { readonly seal?: boolean };

/** The minimal footer of the checkout: copyright, legal links, and the seal where the market shows it (SHELL-075). */
export function CheckoutFoot({ seal = true }: CheckoutFootProps) {
  const { market, brand } = useShop();
  const label = useDataText();
  const { client } = useB2c();
  const { data } = useQuery(contentQueries.footer(client));
  const links = market.legalLinks.map(({ labelKey, href }) => ({ label: label(labelKey), href }));
  return (
    <CheckoutFooter
      copyright={data?.footerBottom[0]?.label ?? brand.name}
      links={links}
      seal={seal && market.checkout.showsSeal}
    />
  );
}
