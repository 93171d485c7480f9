import { StoreIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as header from './header.css.ts';
import * as styles from './StoreButton.css.ts';
import { cutStoreText } from './storeText.ts';

export interface StoreButtonProps extends BlockProps<'a'> {
  /** The saved store; null while none is, undefined while it is asked for. */
  store: { address: string; message: string } | null | undefined;
  /** Where stores are found without script. */
  href: string;
}

/** The shopper's store with its hours, or the way to one [SHELL-025]. */
export function StoreButton({ store, href, className, ...rest }: StoreButtonProps) {
  const { shell } = useStrings();
  return (
    <a
      href={href}
      className={classNames(header.entry, className)}
      data-intent={store ? 'open-my-store' : 'open-store-search'}
      aria-busy={store === undefined || undefined}
      {...rest}
    >
      <StoreIcon size={22} className={styles.icon} />
      {store === undefined && <Loading />}
      {store === null && <b className={`${header.bold} ${styles.select}`}>{shell.selectStore}</b>}
      {store && <Saved {...store} />}
    </a>
  );
}

function Saved({ address, message }: { address: string; message: string }) {
  const { shell } = useStrings();
  return (
    <>
      <VisuallyHidden>{`${shell.yourStore(address)}. ${message}`}</VisuallyHidden>
      <span aria-hidden className={styles.lines}>
        <span className={`${header.small} ${styles.message}`}>{message}</span>
        <b className={`${header.bold} ${styles.address}`}>
          <span className={styles.cut}>{cutStoreText(address)}</span>
          <span className={styles.uncut}>{address}</span>
        </b>
      </span>
    </>
  );
}

/** Named by what it does without script; `aria-busy` says that more is on its way. */
function Loading() {
  const { shell } = useStrings();
  return (
    <>
      <VisuallyHidden>{shell.selectStore}</VisuallyHidden>
      <span className={styles.lines}>
        <Skeleton width="5rem" className={header.place} />
      </span>
    </>
  );
}
