import { Button } from '../../components/Button/Button.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { StockRemedy } from '../model/availability.ts';
import { choiceOf } from './shipmentChoice.ts';

export interface RemedyButtonsProps {
  remedy: StockRemedy;
  /** What the line has already. */
  has?: number;
}

/**
 * One press takes what is there, or all of it by a way that has so many [PLUS-062]. They send the form around them with
 * `take`, or with `takeBy`, which win over its fields.
 */
export function RemedyButtons({ remedy, has }: RemedyButtonsProps) {
  const { asked, quantity, shipmentType } = remedy;
  const { stock } = useStrings().offer;
  return (
    <>
      {quantity !== undefined && quantity !== has && (
        <Button type="submit" name="take" value={quantity} size="s" variant="outline" formNoValidate>
          {stock.take(quantity)}
        </Button>
      )}
      {shipmentType && (
        <Button type="submit" name="takeBy" value={shipmentType} size="s" variant="outline" formNoValidate>
          {stock.takeBy[choiceOf(shipmentType)](asked)}
        </Button>
      )}
    </>
  );
}
