import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { fill } from '../private/fill.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './VehicleBar.css.ts';

export interface VehicleBarProps extends BlockProps<'div'> {
  /** Full name; without one the bar asks for it. */
  vehicle?: string | null;
  /** Where vehicles are chosen without script. */
  href: string;
  /** Below the words, as a compact `VehiclePicker`; without a vehicle it takes the button's place. */
  children?: ReactNode;
}

/** On top of a shelf or a category: whose parts these are. */
export function VehicleBar({ vehicle, href, children, className, ...rest }: VehicleBarProps) {
  const { vehicle: words } = useStrings();
  return (
    <div className={classNames(styles.root, children != null && styles.withPicker, className)} {...rest}>
      <div className={styles.line}>
        <CarIcon size={24} className={styles.icon} />
        <p className={styles.words}>
          {vehicle ? fill(words.shoppingFor, { vehicle: <b>{wholeNames(vehicle)}</b> }) : words.addToSeeFit}
        </p>
        {(vehicle || children == null) && (
          <ButtonLink
            href={href}
            size="s"
            variant={vehicle ? 'outline' : 'secondary'}
            data-intent="open-vehicle-picker"
            data-source="bar"
            {...(vehicle && { 'aria-label': words.changeOf(vehicle) })}
          >
            {vehicle ? words.change : words.add}
          </ButtonLink>
        )}
      </div>
      {children}
    </div>
  );
}
