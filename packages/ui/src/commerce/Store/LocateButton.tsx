import { Button } from '../../components/Button/Button.tsx';
import { LocateIcon } from '../../components/Icon/contactIcons.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './StoreSearchForm.css.ts';

export interface LocateButtonProps {
  onLocate: () => void;
  /** The device is being asked. */
  pending?: boolean;
}

/** 'Use my location'; it needs a script and is not shown without one [VEHST-034]. */
export function LocateButton({ onLocate, pending = false }: LocateButtonProps) {
  const { store } = useStrings();
  return (
    <Button
      size="l"
      variant="outline"
      icon={<LocateIcon size={20} />}
      pending={pending}
      onClick={onLocate}
      className={styles.locate}
    >
      {store.useMyLocation}
    </Button>
  );
}
