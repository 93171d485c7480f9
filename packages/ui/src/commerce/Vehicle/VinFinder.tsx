import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { NumberFinder, type NumberFinderProps } from './NumberFinder.tsx';
import * as styles from './VinFinder.css.ts';

export interface VinFinderProps extends NumberFinderProps {
  /** What was looked up. */
  vin?: string;
}

/** A vehicle by the number that it carries; when the engine stays open the shopper picks it [PLUS-007]. */
export function VinFinder({ vin, ...props }: VinFinderProps) {
  const { vehicle } = useStrings();
  return (
    <NumberFinder
      name="vin"
      label={vehicle.vin}
      description={vehicle.vinHint}
      // 17, and the spaces or dashes with which people copy it.
      maxLength={24}
      value={vin}
      matchesTitle={vehicle.vinMatches}
      source="vin"
      help={
        <Disclosure variant="plain" summary={vehicle.whereIsVin} className={styles.help}>
          <ul className={styles.places}>
            {vehicle.vinPlaces.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </Disclosure>
      }
      {...props}
    />
  );
}
