import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { CloseIcon } from '../../components/Icon/navigationIcons.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './VehicleHint.css.ts';

export interface VehicleHintProps extends Omit<ComponentProps<'aside'>, 'aria-label' | 'children'> {
  /** Where vehicles are chosen without script. */
  href: string;
  /** Its link was followed: what it asked for is being done. */
  onFollow?: () => void;
  onClose: () => void;
}

/**
 * Asks for a vehicle on a page whose parts fit some [VEHST-013]. It hangs below the header's vehicle button and never
 * over it, takes no focus, and Escape or its button sends it away. Its place is a child of the button's: the header
 * positions it.
 */
export function VehicleHint({ href, onFollow, onClose, className, ...rest }: VehicleHintProps) {
  const { vehicle, close } = useStrings();
  const [words, setWords] = useState('');
  // It is there before its words are, or screen readers would not speak it.
  useEffect(() => setWords(vehicle.addToSeeFit), [vehicle]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside
      aria-label={vehicle.add}
      data-surface="inverse"
      className={classNames(styles.root, className)}
      {...rest}
    >
      <p role="status" className={styles.words}>
        {words}
      </p>
      <IconButton label={close} className={styles.close} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
      <Link
        href={href}
        tone="inverse"
        className={styles.link}
        data-intent="open-vehicle-picker"
        data-source="ymme alert"
        onClick={onFollow}
      >
        {vehicle.add}
      </Link>
    </aside>
  );
}
