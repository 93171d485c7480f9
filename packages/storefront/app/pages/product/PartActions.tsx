import type { ProductDetail } from '@driveline/api';
import { bothSides, listsPath, useComparison, useMyVehicle } from '@driveline/hooks';
import { BothSides, CompareBar, CompareToggle } from '@driveline/ui';
import { AskOnWhatsApp } from '../../parts/contact/AskOnWhatsApp.tsx';
import { comparison } from '../../shop/comparison.ts';
import { useShop, useText } from '../../shop/useShop.ts';

/** Below the purchase: the other side, compare, save to a list, ask. */
export function PartActions({ product }: { readonly product: ProductDetail }) {
  const text = useText();
  const { market, record } = useShop();
  const { skuNumber, itemDescription: title, partNumber } = product;
  const { skuNumbers, bar, onCompare } = useComparison(comparison);
  const { vehicleName: vehicle, model } = useMyVehicle() ?? {};
  const both = bothSides(product, market);
  const part = { title, partNumber };
  return (
    <>
      {both && <BothSides {...both} vehicle={model} today={record.today} />}
      <CompareBar {...bar} listsHref={listsPath({ skuNumbers: [skuNumber] })}>
        <CompareToggle skuNumber={skuNumber} chosen={skuNumbers.includes(skuNumber)} onChoose={onCompare} />
      </CompareBar>
      <AskOnWhatsApp
        message={vehicle ? text('whatsApp.partFor', { ...part, vehicle }) : text('whatsApp.part', part)}
      />
    </>
  );
}
