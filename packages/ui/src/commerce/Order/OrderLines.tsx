import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderLine } from '../model/order.ts';
import { FitBadge } from '../Fit/FitBadge.tsx';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { Unbroken } from '../private/Unbroken.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './OrderView.css.ts';

export interface OrderLinesProps extends BlockProps<'ul'> {
  lines: readonly OrderLine[];
  /** Before that nothing leads out of the checkout: titles are no links. Default true. */
  placed?: boolean;
  /** Where a line's part is reviewed; undefined for one that cannot be. */
  reviewHref?: ((line: OrderLine) => string | undefined) | undefined;
}

/** The lines of an order to read: what, how many, for what they cost. */
export function OrderLines({ lines, placed = true, reviewHref, className, ...rest }: OrderLinesProps) {
  return (
    <ul className={classNames(styles.lines, className)} {...rest}>
      {lines.map((line) => (
        <ReadLine key={line.id} line={line} placed={placed} reviewHref={reviewHref?.(line)} />
      ))}
    </ul>
  );
}

/** Whose part it is; one that does not fit says so, before the purchase and after it. */
function ForVehicle({ line: { fit, vehicleName }, placed }: { line: OrderLine; placed: boolean }) {
  const { order } = useStrings();
  if (!vehicleName) return null;
  if (fit.state === 'DOES_NOT_FIT') return <FitBadge state={fit.state} vehicle={vehicleName} />;
  return <span className={styles.note}>{wholeNames(placed ? order.fitted(vehicleName) : vehicleName)}</span>;
}

interface ReadLineProps {
  line: OrderLine;
  placed: boolean;
  reviewHref: string | undefined;
}

function ReadLine({ line, placed, reviewHref }: ReadLineProps) {
  const { order, purchase } = useStrings();
  const { money } = useFormat();
  const title = line.isCore ? order.oldPart(line.title) : line.title;
  return (
    <li className={styles.line}>
      <PartPicture picture={line.picture} shape="small" />
      <div className={styles.words}>
        <span className={styles.note}>
          <Unbroken text={`${line.brand} · ${line.partNumber}`} number={line.partNumber} />
        </span>
        {placed ? (
          <a href={line.href} className={styles.title}>
            {wholeNames(title)}
          </a>
        ) : (
          <span className={styles.title}>{wholeNames(title)}</span>
        )}
        <span>{purchase.quantity(line.quantity)}</span>
        <ForVehicle line={line} placed={placed} />
        {line.coreMinor > 0 && !line.isCore && (
          <span className={styles.note}>{purchase.coreEach(money(line.coreMinor))}</span>
        )}
        {reviewHref !== undefined && (
          <Link href={reviewHref}>
            {order.writeReview}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        )}
      </div>
      <span className={styles.amount}>{money(line.totalMinor)}</span>
    </li>
  );
}
