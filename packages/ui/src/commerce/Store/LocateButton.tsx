import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { LocateIcon } from '../../components/Icon/contactIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './StoreSearchForm.css.ts';

export interface LocateButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'pending'> {
  onLocate: () => void;
  /** The device is being asked. */
  pending?: boolean;
}

/** 'Use my location'; it needs a script and is not shown without one [VEHST-034]. */
export function LocateButton({ onLocate, pending = false, className, ...rest }: LocateButtonProps) {
  const { store } = useStrings();
  return (
    <Button
      size="l"
      variant="outline"
      icon={<LocateIcon size={20} />}
      pending={pending}
      onClick={onLocate}
      className={classNames(styles.locate, className)}
      {...rest}
    >
      {store.useMyLocation}
    </Button>
  );
}
