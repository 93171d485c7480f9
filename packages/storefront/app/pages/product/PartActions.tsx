import { listsPath, useComparison, useMyVehicle } from '@driveline/hooks';
import { CompareBar, CompareToggle } from '@driveline/ui';
import { AskOnWhatsApp } from '../../parts/contact/AskOnWhatsApp.tsx';
import { comparison } from '../../shop/comparison.ts';
import { useText } from '../../shop/useShop.ts';

export interface PartActionsProps {
  readonly skuNumber: string;
  readonly title: string;
  readonly partNumber: string;
}

/** Below the purchase: compare, save to a list, ask. */
export function PartActions({ skuNumber, ...part }: PartActionsProps) {
  const text = useText();
  const { skuNumbers, bar, onCompare } = useComparison(comparison);
  const vehicle = useMyVehicle()?.vehicleName;
  return (
    <>
      <CompareBar {...bar} listsHref={listsPath({ skuNumbers: [skuNumber] })}>
        <CompareToggle skuNumber={skuNumber} chosen={skuNumbers.includes(skuNumber)} onChoose={onCompare} />
      </CompareBar>
      <AskOnWhatsApp
        message={vehicle ? text('whatsApp.partFor', { ...part, vehicle }) : text('whatsApp.part', part)}
      />
    </>
  );
}
