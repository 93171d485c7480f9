import { Button } from '../../components/Button/Button.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { StockRemedy } from '../model/availability.ts';
import { choiceOf } from './shipmentChoice.ts';

export interface RemedyButtonsProps {
  remedy: StockRemedy;
  /** What the line has already. */
  has?: number | undefined;
}

const press = { type: 'submit', size: 's', variant: 'outline', formNoValidate: true } as const;

/**
 * One press takes what is there, all of it by a way that has so many, or what is there and the rest by another way
 * [PLUS-062]. They send the form around them with `take`, `takeBy` or `split`, which win over its fields.
 */
export function RemedyButtons({ remedy, has }: RemedyButtonsProps) {
  const { asked, quantity = 0, shipmentType, restBy } = remedy;
  const { offer, purchase } = useStrings();
  const rest = asked - quantity;
  return (
    <>
      {remedy.quantity !== undefined && quantity !== has && (
        <Button {...press} name="take" value={quantity}>
          {offer.stock.take(quantity)}
        </Button>
      )}
      {shipmentType && (
        <Button {...press} name="takeBy" value={shipmentType}>
          {offer.stock.takeBy[choiceOf(shipmentType)](asked)}
        </Button>
      )}
      {restBy && (
        <Button {...press} name="split" value={`${quantity} ${rest} ${restBy}`}>
          {purchase.split(quantity, rest)}
        </Button>
      )}
    </>
  );
}
