import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { ActForm, type Act } from '../private/ActForm.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CheckoutHeader.css.ts';

export interface StandaloneHeaderProps extends BlockProps<'header'> {
  /** `LogoLink`. */
  logo: ReactNode;
  /** First name of who is signed in; left out while it is not known. */
  name?: string | null;
  /** Ends the session. */
  signOut: Act;
  /** `CartLink`. */
  cart: ReactNode;
  mainId?: string;
}

/**
 * The header of a standalone user (account type 11): logo, name, the way out and the cart; no offers, no menu
 * [SHELL-004]. Below the page stands `CheckoutFooter` without its seal.
 */
export function StandaloneHeader(props: StandaloneHeaderProps) {
  const { logo, name, signOut, cart, mainId, className, ...rest } = props;
  const { shell } = useStrings();
  return (
    <>
      <SkipLink href={`#${mainId ?? 'main'}`} />
      <header
        className={classNames(styles.root, className)}
        data-surface="inverse"
        data-site-header
        {...rest}
      >
        <div className={classNames(styles.bar, styles.standaloneBar)}>
          {logo}
          <div className={styles.end}>
            {name && <span className={styles.name}>{shell.hello(name)}</span>}
            <ActForm act={signOut}>
              <Button type="submit" variant="quiet" className={styles.signOut}>
                {shell.signOut}
              </Button>
            </ActForm>
            {cart}
          </div>
        </div>
      </header>
    </>
  );
}
