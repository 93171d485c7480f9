import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderLine } from '../model/order.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './OrderView.css.ts';

export interface OrderLinesProps extends BlockProps<'ul'> {
  lines: readonly OrderLine[];
  /** Before that nothing leads out of the checkout: titles are no links. Default true. */
  placed?: boolean;
}

/** The lines of an order to read: what, how many, for what they cost. */
export function OrderLines({ lines, placed = true, className, ...rest }: OrderLinesProps) {
  return (
    <ul className={classNames(styles.lines, className)} {...rest}>
      {lines.map((line) => (
        <ReadLine key={line.id} line={line} placed={placed} />
      ))}
    </ul>
  );
}

function ReadLine({ line, placed }: { line: OrderLine; placed: boolean }) {
  const { order, purchase } = useStrings();
  const { money } = useFormat();
  return (
    <li className={styles.line}>
      <PartPicture picture={line.picture} shape="small" />
      <div className={styles.words}>
        <span className={styles.note}>{`${line.brand} · ${line.partNumber}`}</span>
        {placed ? (
          <a href={line.href} className={styles.title}>
            {line.title}
          </a>
        ) : (
          <span className={styles.title}>{line.title}</span>
        )}
        <span>{purchase.quantity(line.quantity)}</span>
        {line.vehicleName && (
          <span className={styles.note}>{placed ? order.fitted(line.vehicleName) : line.vehicleName}</span>
        )}
        {line.coreMinor > 0 && (
          <span className={styles.note}>{purchase.coreEach(money(line.coreMinor))}</span>
        )}
      </div>
      <span className={styles.amount}>{money(line.totalMinor)}</span>
    </li>
  );
}
