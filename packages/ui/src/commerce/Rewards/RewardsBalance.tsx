import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { GiftIcon } from '../../components/Icon/accountIcons.tsx';
import { ClockIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { LayoutProps } from '../../components/private/layoutElement.ts';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { RewardsAccount } from '../model/account.ts';
import { Failed, type BlockLevel, type Retry } from '../private/LoadedList.tsx';
import * as styles from './RewardsBalance.css.ts';

export interface RewardsBalanceProps extends Omit<LayoutProps, 'as' | 'children'> {
  /** Absent while it loads; null when that failed; `'none'` without a card, which invites to one. */
  rewards: RewardsAccount | 'none' | null | undefined;
  /** Where a card is joined, and where one is linked. */
  joinHref?: string;
  linkHref?: string;
  /** Rank of the heading; default 2. */
  level?: BlockLevel;
  retry?: Retry;
}

/** What a rewards card holds, how far the next reward is, and when something runs out (REWARD-040). */
export function RewardsBalance(props: RewardsBalanceProps) {
  const { rewards, joinHref, linkHref, level = 2, retry, className, ...rest } = props;
  const { account } = useStrings();
  return (
    <Card
      as="section"
      aria-busy={rewards === undefined || undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {rewards === undefined && <Waiting />}
      {rewards === null && <Failed title={account.rewards.failed} level={level} retry={retry} />}
      {rewards === 'none' && <Invitation {...{ joinHref, linkHref, level }} />}
      {rewards && rewards !== 'none' && <Balance rewards={rewards} level={level} />}
    </Card>
  );
}

function Balance({ rewards, level }: { rewards: RewardsAccount; level: BlockLevel }) {
  const { rewards: words } = useStrings().account;
  const { money, date, number } = useFormat();
  const { balanceMinor, credits, creditsNeeded, rewardMinor, expiresOn, cardNumber } = rewards;
  const missing = Math.max(0, creditsNeeded - credits);
  const worth = rewardMinor === undefined ? undefined : money(rewardMinor, undefined, { trim: true });
  return (
    <>
      <div>
        <Heading level={level} size="titleS" className={styles.title}>
          {words.balance}
        </Heading>
        <p className={styles.balance}>{money(balanceMinor)}</p>
      </div>
      <div className={styles.progress}>
        <Progress
          label={words.credits}
          value={Math.min(credits, creditsNeeded)}
          max={creditsNeeded}
          valueLabel={words.creditsOf(number(credits), number(creditsNeeded))}
        />
        {missing > 0 && (
          <p className={styles.note}>
            {worth === undefined ? words.toNext(missing) : words.toNextWorth(missing, worth)}
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.note}>{words.card}</dt>
          <dd className={styles.card}>{cardNumber}</dd>
        </div>
      </dl>
      {expiresOn !== undefined && (
        <p className={styles.expiry}>
          <ClockIcon size={18} className={styles.icon} />
          {words.expires(date(expiresOn, 'medium'))}
        </p>
      )}
    </>
  );
}

interface InvitationProps {
  joinHref: string | undefined;
  linkHref: string | undefined;
  level: BlockLevel;
}

function Invitation({ joinHref, linkHref, level }: InvitationProps) {
  const { rewards } = useStrings().account;
  return (
    <>
      <GiftIcon size={32} className={styles.icon} />
      <div>
        <Heading level={level}>{rewards.invitation}</Heading>
        <p className={styles.note}>{rewards.invitationHint}</p>
      </div>
      <div className={styles.actions}>
        {joinHref !== undefined && (
          <ButtonLink href={joinHref} variant="primary">
            {rewards.join}
          </ButtonLink>
        )}
        {linkHref !== undefined && (
          <ButtonLink href={linkHref} variant="outline">
            {rewards.link}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** As high as a balance with its progress and card number. */
function Waiting() {
  const { loading } = useStrings();
  return (
    <>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton width="30%" height="30px" />
      <Skeleton shape="box" height="66px" />
      <Skeleton shape="box" height="42px" />
    </>
  );
}
