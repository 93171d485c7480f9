import { Button } from '../../components/Button/Button.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { StockRemedy } from '../model/availability.ts';

export interface RemedyButtonsProps {
  remedy: StockRemedy;
  /** What the line has already. */
  has?: number;
}

/**
 * One press takes what is there, or all of it by a way that has so many [PLUS-062]. They send the form around them with
 * `take`, or with `byWay`, which win over its fields.
 */
export function RemedyButtons({ remedy, has }: RemedyButtonsProps) {
  const { asked, quantity, way } = remedy;
  const { stock } = useStrings().offer;
  return (
    <>
      {quantity !== undefined && quantity !== has && (
        <Button type="submit" name="take" value={quantity} size="s" variant="outline" formNoValidate>
          {stock.take(quantity)}
        </Button>
      )}
      {way && (
        <Button type="submit" name="byWay" value={way} size="s" variant="outline" formNoValidate>
          {stock.byWay[way](asked)}
        </Button>
      )}
    </>
  );
}
