import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CoreChip.css.ts';

export interface CoreChipProps extends BlockProps<'span'> {
  /** The deposit of one, in minor units; nothing shows at 0. */
  minor: number | undefined;
  /** Days to bring the old part back; says them when set. */
  returnDays?: number;
}

/** A core charge is a deposit that comes back, in a colour of its own [PLUS-013]. */
export function CoreChip({ minor, returnDays, className, ...rest }: CoreChipProps) {
  const { money } = useFormat();
  const { offer } = useStrings();
  if (!minor) return null;
  const words = returnDays
    ? offer.coreReturn(money(minor), returnDays)
    : offer.core(money(minor, undefined, { trim: true }));
  return (
    <span className={classNames(styles.root, className)} {...rest}>
      {words}
    </span>
  );
}
