import { LogoLink } from '@driveline/ui';
import { useShop } from '../../shop/ShopProvider.tsx';

/** The brand's logo in the market's variant, leading home (CONF-022 to CONF-025). */
export function BrandLogo() {
  const { market, brand, record } = useShop();
  const { variant, desktop } = market.logo;
  return (
    <LogoLink
      brand={brand.name}
      variant={variant}
      logo={<img src={record.logos[variant]} alt="" width={desktop.width} height={desktop.height} />}
    />
  );
}
