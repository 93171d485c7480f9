import { ChevronDownIcon } from '../../components/Icon/navigationIcons.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './VehicleButton.css.ts';

/** SHELL-018: the label has at most this many characters, without an ellipsis. */
const longest = 50;

export interface VehicleButtonProps extends BlockProps<'a'> {
  /** Full name of the saved vehicle. */
  vehicle?: string | null;
  /** Where vehicles are chosen without script. */
  href: string;
}

/** The vehicle that the whole site speaks of, and the way to change it. */
export function VehicleButton({ vehicle, href, className, ...rest }: VehicleButtonProps) {
  const { shell } = useStrings();
  return (
    <a
      href={href}
      className={classNames(styles.root, className)}
      data-intent="open-vehicle-picker"
      data-source="header"
      {...rest}
    >
      <CarIcon size={20} className={styles.icon} />
      {vehicle ? (
        <>
          <VisuallyHidden>{shell.yourVehicle(vehicle)}</VisuallyHidden>
          <span aria-hidden className={styles.name}>
            {wholeNames(vehicle.slice(0, longest))}
          </span>
          <span aria-hidden className={styles.change}>
            {shell.changeVehicle}
          </span>
          <ChevronDownIcon size={16} className={styles.chevron} />
        </>
      ) : (
        <>
          {/* The stuck row of a phone shows the icon alone. */}
          <VisuallyHidden>{shell.addVehicle}</VisuallyHidden>
          <span aria-hidden className={styles.name}>
            {shell.addVehicle}
          </span>
        </>
      )}
    </a>
  );
}
