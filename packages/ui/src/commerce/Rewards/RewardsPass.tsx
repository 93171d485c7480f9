import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PhoneIcon } from '../../components/Icon/contactIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { QrCode } from '../Order/QrCode.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { code128 } from './code128.ts';
import * as styles from './RewardsPass.css.ts';

export interface RewardsPassProps extends BlockProps<'section'> {
  /** Absent while it loads. Its balance is left out while that is not known. */
  card: { cardNumber: string; holder?: string; balanceMinor?: number } | undefined;
  /** Name of the shop whose card it is. */
  brand: string;
  /** Where a phone takes the card into its own wallet, that of the shopper's phone first. */
  passes?: readonly { system: 'ios' | 'android'; href: string }[];
  /** Address of this card, for a phone to read from the screen of a desktop. */
  pageUrl?: string;
}

/** A rewards card to show at the register: holder, number, bar code and balance (CONTENT-023). */
export function RewardsPass({ card, brand, passes = [], pageUrl, className, ...rest }: RewardsPassProps) {
  const { account, loading } = useStrings();
  const words = account.rewards;
  return (
    <Card
      as="section"
      aria-label={words.pass.label}
      aria-busy={card === undefined || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {card ? (
        <Shown card={card} brand={brand} />
      ) : (
        <>
          <VisuallyHidden>{loading}</VisuallyHidden>
          <Skeleton width="60%" />
          <Skeleton shape="box" height="200px" />
          <Skeleton width="40%" />
        </>
      )}
      {passes.length > 0 && (
        <div className={styles.passes}>
          {passes.map(({ system, href }) => (
            <ButtonLink key={system} href={href} fullWidth icon={<PhoneIcon size={20} />}>
              {words.pass.add[system]}
            </ButtonLink>
          ))}
        </div>
      )}
      {pageUrl && (
        <div className={styles.code}>
          <QrCode text={pageUrl} label={words.pass.scanLabel} />
          <p className={styles.note}>{words.pass.scan}</p>
        </div>
      )}
    </Card>
  );
}

function Shown({ card, brand }: { card: NonNullable<RewardsPassProps['card']>; brand: string }) {
  const { rewards: words } = useStrings().account;
  const { money } = useFormat();
  const { cardNumber, holder, balanceMinor } = card;
  return (
    <>
      <p className={styles.head}>
        <span>{brand}</span>
        {holder && <span className={styles.holder}>{holder}</span>}
      </p>
      <div className={styles.sheet}>
        <Bars text={cardNumber.replaceAll(' ', '')} label={words.pass.barcode(cardNumber)} />
        <span className={styles.number}>{cardNumber}</span>
        <span className={styles.hint}>{words.pass.show}</span>
      </div>
      {balanceMinor !== undefined && (
        <p className={styles.head}>
          <span>{words.balance}</span>
          <strong>{money(balanceMinor)}</strong>
        </p>
      )}
    </>
  );
}

/** Light modules on each side, without which readers find no start. */
const QUIET_ZONE = 10;

function Bars({ text, label }: { text: string; label: string }) {
  let x = QUIET_ZONE;
  const bars = code128(text).map((width, at) => {
    const bar = at % 2 === 0 ? `M${x} 0h${width}v1h-${width}z` : '';
    x += width;
    return bar;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${x + QUIET_ZONE} 1`}
      preserveAspectRatio="none"
      className={styles.bars}
      shapeRendering="crispEdges"
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  );
}
