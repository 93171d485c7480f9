import type { ReactNode } from 'react';
import { ChevronStartIcon } from '../../components/Icon/navigationIcons.tsx';
import { LockIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CheckoutHeader.css.ts';

export interface CheckoutHeaderProps extends BlockProps<'header'> {
  /** `LogoLink`; checkout always has it [SHELL-072]. */
  logo: ReactNode;
  /** Generations 1 and 2 lead back to the cart [SHELL-073]; the third shows lock and title [SHELL-074]. */
  backToCartHref?: string;
  mainId?: string;
}

export function CheckoutHeader(props: CheckoutHeaderProps) {
  const { logo, backToCartHref, mainId, className, ...rest } = props;
  const { shell } = useStrings();
  return (
    <>
      <SkipLink href={`#${mainId ?? 'main'}`} />
      <header className={classNames(styles.root, className)} data-surface="inverse" {...rest}>
        <div className={styles.bar}>
          {logo}
          {backToCartHref === undefined ? (
            <span className={styles.title}>
              <LockIcon size={20} label={shell.secureCheckout} />
              {shell.checkout}
            </span>
          ) : (
            <a href={backToCartHref} className={styles.back}>
              <ChevronStartIcon size={20} />
              {shell.backToCart}
            </a>
          )}
        </div>
      </header>
    </>
  );
}
