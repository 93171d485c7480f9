import { useStrings } from '../../i18n/UiProvider.tsx';
import { NumberFinder, type NumberFinderProps } from './NumberFinder.tsx';

export interface PlateFinderProps extends NumberFinderProps {
  /** What was looked up. */
  plate?: string;
  /** One plate of each format of the market. */
  examples: readonly string[];
}

/** A vehicle by its license plate, in markets that find vehicles so; what stays open the shopper picks [PLUS-007]. */
export function PlateFinder({ plate, examples, ...props }: PlateFinderProps) {
  const { vehicle } = useStrings();
  return (
    <NumberFinder
      name="plate"
      label={vehicle.plate}
      description={vehicle.plateHint(examples.join(', '))}
      maxLength={12}
      value={plate}
      matchesTitle={vehicle.plateMatches}
      {...props}
    />
  );
}
