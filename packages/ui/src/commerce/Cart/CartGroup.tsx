import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import * as styles from './CartGroup.css.ts';
import { GroupHead, type GroupHeadProps } from './GroupHead.tsx';

export interface CartGroupProps extends GroupHeadProps {
  /** `CartLine`s. */
  children: ReactNode;
}

/** Lines that come together, below their place and date (ux goal 22). */
export function CartGroup({ children, ...head }: CartGroupProps) {
  return (
    <Card as="section">
      <GroupHead {...head} />
      <ul className={styles.lines}>{children}</ul>
    </Card>
  );
}
