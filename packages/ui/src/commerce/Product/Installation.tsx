import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './Installation.css.ts';

export interface InstallationProps {
  steps: readonly string[];
  /** Below the steps: a guide, tools to loan. */
  children?: ReactNode;
}

/** The work in its order. */
export function Installation({ steps, children }: InstallationProps) {
  const { product } = useStrings();
  return (
    <div className={styles.root}>
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
