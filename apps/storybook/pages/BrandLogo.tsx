import { LogoLink } from '@driveline/ui';
import { useShopBrand } from './shopBrand.ts';

/** The brand's logo in the market's variant, leading home. */
export function BrandLogo() {
  const { logo, name } = useShopBrand();
  const { variant, src, width, height } = logo;
  return (
    <LogoLink
      brand={name}
      variant={variant}
      logo={src ? <img src={src} alt="" width={width} height={height} /> : standIn}
    />
  );
}

/** Bars where a brand without a logo would have one. */
const standIn = (
  <svg viewBox="0 0 265 32" role="presentation" fill="currentColor">
    <path d="M2 4h28v7H20v10h10v7H2v-7h10V11H2z" />
    <path d="M44 6h8v20h-8zM60 6h30v6H60zM60 20h30v6H60zM98 6h8v20h-8zM114 6h36v6h-36zM114 20h24v6h-24zM158 6h8v20h-8z" />
  </svg>
);
