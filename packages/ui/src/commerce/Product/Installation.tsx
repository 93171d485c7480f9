import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './Installation.css.ts';

export interface InstallationProps extends BlockProps<'div'> {
  steps: readonly string[];
  /** Below the steps: a guide, tools to loan. */
  children?: ReactNode;
}

/** The work in its order. */
export function Installation({ steps, children, className, ...rest }: InstallationProps) {
  const { product } = useStrings();
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {/* Safari forgets that a list without markers is one, unless it is said. */}
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{product.installNote}</p>
      {children}
    </div>
  );
}
