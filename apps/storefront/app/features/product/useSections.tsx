import {
  CompatibilityTable,
  CoreExplained,
  Installation,
  SpecList,
  Stack,
  Text,
  WarrantyReturns,
  type ProductDetail,
  type ProductSection,
} from '@driveline/ui';
import { vehicleKey } from '../../models/productDetail.ts';
import { returnsHref } from '../../models/returnsHref.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { useHeaderData } from '../session/index.ts';

const RETURN_DAYS = 90;

/** The sections below the purchase, those without content left out (PLUS-012). */
export function useSections(product: ProductDetail): ProductSection[] {
  const text = useText();
  const { market } = useShop();
  const vehicle = vehicleKey(useHeaderData().data?.vehicleMap);
  const { description, highlights, specifications, compatibility, coreMinor = 0, installation } = product;
  const section = (id: string, title: string, content: ProductSection['content'], isShown: boolean) =>
    isShown ? [{ id, title, content }] : [];
  const about = (
    <Stack gap={3}>
      <Text>{description}</Text>
      <ul>
        {highlights.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
  const core = (
    <CoreExplained
      priceMinor={product.priceMinor}
      coreMinor={coreMinor}
      returnDays={product.coreReturnDays}
    />
  );
  const warranty = (
    <WarrantyReturns warranty={product.warranty} returnDays={RETURN_DAYS} policyHref={returnsHref(market)} />
  );
  return [
    ...section('about', text('product.about'), about, description !== ''),
    ...section(
      'specs',
      text('product.specifications'),
      <SpecList items={specifications} />,
      specifications.length > 0,
    ),
    ...section(
      'fits',
      text('product.fits'),
      <CompatibilityTable entries={compatibility} vehicle={vehicle} />,
      compatibility.length > 0,
    ),
    ...section('core', text('product.core'), core, coreMinor > 0),
    ...section('warranty', text('product.warranty'), warranty, true),
    ...section(
      'install',
      text('product.installation'),
      <Installation steps={installation} />,
      installation.length > 0,
    ),
  ];
}
