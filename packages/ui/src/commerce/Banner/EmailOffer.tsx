import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { TagIcon } from '../../components/Icon/accountIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { ActForm, type Act } from '../private/ActForm.tsx';
import * as styles from './EmailOffer.css.ts';

/** As the labels of the shop word it. */
export interface EmailOfferWords {
  discount: string;
  discountText: string;
  value: string;
  promoCode: string;
  expirationDate: string;
}

interface CardProps {
  offer: EmailOfferWords;
  /** `confirmed`: the shopper signed up just now, and the card shows the code. */
  status?: 'offered' | 'requesting' | 'failed' | 'confirmed';
  /** Where all offers are. */
  savingsHref: string;
  signUp: Act;
  /** For good. */
  dismissal: Act;
}

export interface EmailOfferProps
  extends Omit<ComponentProps<'details'>, 'open' | 'onToggle' | 'children'>, CardProps {
  isOpen?: boolean;
  /** Lets the parent hold `isOpen`; without it the platform unfolds and folds the card. */
  onToggle?: () => void;
}

/** A tab at the side that unfolds to a card: sign up for email and get a code. The page says where it hangs. */
export function EmailOffer(props: EmailOfferProps) {
  const { isOpen = false, onToggle, offer, status, savingsHref, signUp, dismissal, ...rest } = props;
  const { className, ...details } = rest;
  const { banner } = useStrings();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onToggle?.();
  };
  return (
    <details open={isOpen} className={classNames(styles.root, className)} {...details}>
      <summary className={styles.tab} {...(onToggle && { onClick: handleClick })}>
        <TagIcon size={20} />
        {banner.offer.label}
      </summary>
      <Card {...{ offer, savingsHref, signUp, dismissal }} {...(status && { status })} />
    </details>
  );
}

function Card({ offer, status = 'offered', savingsHref, signUp, dismissal }: CardProps) {
  const { banner } = useStrings();
  return (
    <div className={styles.card}>
      {status === 'confirmed' ? (
        <>
          <Confirmed offer={offer} />
          <CopyButton value={offer.promoCode} variant="outline">
            {banner.offer.copy}
          </CopyButton>
        </>
      ) : (
        <div>
          <p className={styles.discount}>{offer.discount}</p>
          <p className={styles.lead}>{offer.discountText}</p>
        </div>
      )}
      {status !== 'confirmed' && (
        <ActForm act={signUp}>
          <Button type="submit" variant="primary" fullWidth pending={status === 'requesting'}>
            {banner.offer.signUp}
          </Button>
        </ActForm>
      )}
      {status === 'failed' && (
        <p role="alert" className={styles.failed}>
          {banner.offer.failed}
        </p>
      )}
      <div className={styles.ways}>
        <Link href={savingsHref}>{banner.offer.savings}</Link>
        <Dismissal act={dismissal} isConfirmed={status === 'confirmed'} />
      </div>
    </div>
  );
}

function Dismissal({ act, isConfirmed }: { act: Act; isConfirmed: boolean }) {
  const { banner, close } = useStrings();
  return (
    <ActForm act={act}>
      <Button type="submit" variant="quiet" size="s">
        {isConfirmed ? close : banner.offer.noThanks}
      </Button>
    </ActForm>
  );
}

function Confirmed({ offer: { value, promoCode, expirationDate } }: Pick<CardProps, 'offer'>) {
  const { banner } = useStrings();
  return (
    <div role="status" className={styles.confirmed}>
      <p className={styles.unlocked}>{banner.offer.unlocked(value)}</p>
      <p className={styles.facts}>
        <span>
          {banner.offer.code} <b className={styles.code}>{promoCode}</b>
        </span>
        <span>{banner.offer.expires(expirationDate)}</span>
      </p>
    </div>
  );
}
