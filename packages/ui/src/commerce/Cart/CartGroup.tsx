import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CartGroup.css.ts';
import { GroupHead, type GroupHeadProps } from './GroupHead.tsx';

export interface CartGroupProps
  extends BlockProps<'section'>, Pick<GroupHeadProps, 'group' | 'today' | 'level'> {
  /** `CartLine`s. */
  children: ReactNode;
}

/** Lines that come together, below their place and date (ux goal 22). */
export function CartGroup({ group, today, level, children, ...rest }: CartGroupProps) {
  return (
    <Card as="section" {...rest}>
      <GroupHead group={group} {...(today && { today })} {...(level && { level })} />
      <ul className={styles.lines}>{children}</ul>
    </Card>
  );
}
