import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { MergeableCard } from '../model/account.ts';
import { Failed, type BlockLevel, type Retry } from '../private/LoadedList.tsx';
import * as styles from './RewardsMerge.css.ts';

export interface RewardsMergeProps extends Omit<LayoutProps, 'as' | 'children'> {
  /** The one that stays comes first. Absent while they load; null when that failed. */
  cards: readonly MergeableCard[] | null | undefined;
  /** Their credits together make another reward, which comes on top of the balances. */
  addsReward?: boolean;
  /** Rank of the heading of a failure; default 2. */
  level?: BlockLevel;
  retry?: Retry;
  /** What is done about them: to merge them, or to keep them apart. */
  actions?: ReactNode;
}

/** Cards of one shopper side by side, and what the one that stays holds after they were merged (REWARD-046). */
export function RewardsMerge(props: RewardsMergeProps) {
  const { cards, addsReward = false, level = 2, retry, actions, className, ...rest } = props;
  const { rewards: words } = useStrings().account;
  return (
    <Card
      as="section"
      aria-busy={cards === undefined || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {cards === undefined && <Waiting />}
      {cards === null && <Failed title={words.failed} level={level} retry={retry} />}
      {cards && <Cards cards={cards} addsReward={addsReward} />}
      {cards && actions}
    </Card>
  );
}

type CardsProps = { readonly cards: readonly MergeableCard[]; readonly addsReward: boolean };

function Cards({ cards, addsReward }: CardsProps) {
  const { rewards: words } = useStrings().account;
  const { money, date } = useFormat();
  const total = cards.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ lastDigits, balanceMinor, joinedOn }, at) => (
          <li key={lastDigits} className={styles.card}>
            <span className={styles.number}>
              <VisuallyHidden>{words.cardEnding(lastDigits)}</VisuallyHidden>
              <span aria-hidden="true">{`•••• ${lastDigits}`}</span>
            </span>
            <span className={styles.balance}>{money(balanceMinor)}</span>
            <span className={styles.note}>{words.memberSince(date(joinedOn, 'medium'))}</span>
            <span>
              <Badge tone={at === 0 ? 'info' : 'neutral'}>{at === 0 ? words.stays : words.movesOver}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.after}>
        <span className={styles.note}>{words.afterMerging}</span>
        <span className={styles.total}>{money(total)}</span>
        {addsReward && <span className={styles.note}>{words.rewardOnTop}</span>}
      </p>
    </>
  );
}

/** As high as two cards and what they hold together. */
function Waiting() {
  const { loading } = useStrings();
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <div className={styles.cards}>
        <Skeleton shape="box" height="140px" />
        <Skeleton shape="box" height="140px" />
      </div>
      <Skeleton width="40%" height="30px" />
    </>
  );
}
