import type { ShipmentType } from '@driveline/validation';
import { StoreIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { Availability } from '../model/availability.ts';
import * as choice from '../private/choice.css.ts';
import { useDaySentence } from './useDaySentence.ts';
import * as styles from './WayCards.css.ts';
import { firstOffer, wayOffers, type WayOffer } from './wayOffers.ts';

export interface WayCardsProps {
  /** Absent while it is asked for. */
  availability: Availability | undefined;
  /** `YYYY-MM-DD` at the store. */
  today?: string | undefined;
  /** Postal code that a delivery goes to. */
  place?: string | undefined;
  /** Where a store is chosen. */
  storesHref: string;
  /** The one to start with where it is possible; else the usual, else the soonest free one. */
  start?: ShipmentType | undefined;
}

/** How the part is had: cards that send `way`, each with date, place, price and stock [PLUS-012]. */
export function WayCards({ availability, today, place, storesHref, start }: WayCardsProps) {
  const strings = useStrings();
  const formats = useFormat();
  const sentence = useDaySentence(today);
  const offers = availability && wayOffers(availability, { strings, formats, sentence, place });
  const first = offers && firstOffer(offers, start, availability.usual);
  return (
    <fieldset aria-busy={availability === undefined || undefined}>
      <legend className={styles.legend}>{strings.product.way.legend}</legend>
      {/* Another store offers other ways: the choice starts again, or it could be one that is gone. */}
      <div
        key={offers?.map(({ shipmentType, possible }) => shipmentType + possible).join()}
        className={styles.root}
      >
        {availability && !availability.pickup && <ChooseStore href={storesHref} />}
        {offers?.map((offer) => (
          <WayCard key={offer.shipmentType} offer={offer} chosen={offer === first} />
        )) ?? <WaitingCards />}
      </div>
      {/* A card that is new says nothing by itself (WCAG 4.1.3). */}
      <VisuallyHidden role="status">{place && offers && deliveriesOf(offers)}</VisuallyHidden>
    </fieldset>
  );
}

/** What another postal code changes. */
const deliveriesOf = (offers: readonly WayOffer[]) =>
  offers
    .filter(({ shipmentType, possible }) => possible && shipmentType !== 'instore')
    .map(({ title, notes }) => [title, ...notes].join(', '))
    .join('. ');

function WayCard({ offer, chosen }: { offer: WayOffer; chosen: boolean }) {
  const { shipmentType, title, notes, possible, priceMinor } = offer;
  return (
    <label className={choice.card}>
      <input
        type="radio"
        name="shipmentType"
        value={shipmentType}
        defaultChecked={chosen}
        disabled={!possible}
        className={choice.radio}
      />
      <span className={styles.words}>
        <span className={choice.title}>{title}</span>
        <span className={choice.note}>{notes.join(' · ')}</span>
      </span>
      {priceMinor !== undefined && <WayPrice minor={priceMinor} />}
    </label>
  );
}

function WayPrice({ minor }: { minor: number }) {
  const { money } = useFormat();
  const { offer } = useStrings();
  const free = minor === 0;
  return (
    <span className={classNames(choice.aside, free && styles.free)}>{free ? offer.free : money(minor)}</span>
  );
}

/** Without a store nothing can be said of a pickup: the card leads to the choice. */
function ChooseStore({ href }: { href: string }) {
  const { product } = useStrings();
  return (
    <a href={href} className={classNames(choice.card, styles.linkCard)} data-intent="open-store-picker">
      <StoreIcon size={20} className={styles.linkIcon} />
      <span className={styles.words}>
        <span className={choice.title}>{product.way.pickupPlain}</span>
        <span className={styles.linkNote}>{product.way.noStore}</span>
      </span>
    </a>
  );
}

export function WaitingCards() {
  return ['60%', '75%', '55%'].map((width) => (
    <span key={width} className={classNames(choice.card, styles.waiting)} aria-hidden>
      <Skeleton shape="circle" width="20px" height="20px" />
      <span className={styles.words}>
        <span className={styles.waitingTitle}>
          <Skeleton width={width} />
        </span>
        <span className={styles.waitingLine}>
          <Skeleton width="80%" />
        </span>
      </span>
    </span>
  ));
}
