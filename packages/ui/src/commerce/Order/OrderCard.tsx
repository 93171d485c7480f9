import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { HistoryOrder } from '../model/account.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';
import type { BlockLevel } from '../private/LoadedList.tsx';
import { Unbroken } from '../private/Unbroken.tsx';
import * as styles from './OrderCard.css.ts';
import { ShipmentHead } from './ShipmentHead.tsx';
import { StatusLabel } from './StatusLabel.tsx';

export interface OrderCardProps extends Omit<LayoutProps, 'as' | 'children'> {
  order: HistoryOrder;
  detailsHref: string;
  /** Left out for what is not sent. */
  trackHref?: string | undefined;
  /** Where its parts are returned; left out while none can be. */
  returnHref?: string | undefined;
  /** Takes `orderId`, the order's number. */
  buyAgain?: FormTarget | undefined;
  /** Rank of the number; default 2. */
  level?: BlockLevel;
}

const MOST_PICTURES = 3;

/** An order in the history: when, which, what for, where it stands, and what can be done with it (ACCT-046). */
export function OrderCard(props: OrderCardProps) {
  const { order, detailsHref, trackHref, returnHref, buyAgain, level = 2, className, ...rest } = props;
  const { order: words } = useStrings();
  const { money, date } = useFormat();
  const type = (words.type as Readonly<Record<string, string>>)[order.type] ?? words.anyType;
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId} className={classNames(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={level} id={titleId} size="titleS" className={styles.number}>
            <Unbroken text={words.number(order.number)} number={order.number} />
          </Heading>
          <p className={styles.note}>
            {type} · <time dateTime={order.placedAt}>{date(order.placedAt, 'medium')}</time>
          </p>
        </div>
        <StatusLabel status={order.status} returned={order.returned} />
      </div>
      {order.shipments?.map((group) => (
        <ShipmentHead key={group.id} group={group} level={null} className={styles.shipment} />
      ))}
      <Pictures order={order} />
      <div className={styles.foot}>
        <Sum
          count={order.itemCount}
          // With the sign that reductions have; the language's own is a hyphen.
          total={(order.totalMinor < 0 ? '−' : '') + money(Math.abs(order.totalMinor))}
        />
        <Actions {...{ order, detailsHref, trackHref, returnHref, buyAgain }} />
      </div>
    </Card>
  );
}

function Sum({ count, total }: { count: number; total: string }) {
  const { account } = useStrings();
  return (
    <p className={styles.sum}>
      <b className={styles.total}>{total}</b>{' '}
      <span className={styles.note}>{account.history.parts(count)}</span>
    </p>
  );
}

/** The pictures say their parts themselves: no title stands beside them. */
function Pictures({ order: { lines } }: { order: HistoryOrder }) {
  const { account } = useStrings();
  const more = lines.length - MOST_PICTURES;
  if (lines.length === 0) return null;
  return (
    <ul role="list" className={styles.pictures}>
      {lines.slice(0, MOST_PICTURES).map(({ id, title, picture }) => (
        <li key={id}>
          <PartPicture picture={picture} shape="small" label={title} />
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{account.history.more(more)}</li>}
    </ul>
  );
}

type ActionsProps = Pick<OrderCardProps, 'order' | 'detailsHref' | 'trackHref' | 'returnHref' | 'buyAgain'>;

function Actions({ order, detailsHref, trackHref, returnHref, buyAgain }: ActionsProps) {
  const { history } = useStrings().account;
  return (
    <div className={styles.actions}>
      {trackHref !== undefined && (
        <ButtonLink href={trackHref} size="s" variant="outline" aria-label={history.trackOf(order.number)}>
          {history.track}
        </ButtonLink>
      )}
      <ButtonLink href={detailsHref} size="s" variant="outline" aria-label={history.detailsOf(order.number)}>
        {history.details}
      </ButtonLink>
      {returnHref !== undefined && (
        <ButtonLink
          href={returnHref}
          size="s"
          variant="outline"
          aria-label={history.returnPartsOf(order.number)}
        >
          {history.returnParts}
        </ButtonLink>
      )}
      {buyAgain && (
        <IntentForm
          target={{ ...buyAgain, fields: { ...buyAgain.fields, orderId: order.number } }}
          className={styles.again}
        >
          <Button type="submit" size="s" variant="quiet" aria-label={history.buyAgainOf(order.number)}>
            {history.buyAgain}
          </Button>
        </IntentForm>
      )}
    </div>
  );
}
