import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { PartsStrip } from '../private/PartsStrip.tsx';
import { Price } from '../Price/Price.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './DealCards.css.ts';

/** Parts that are cheaper together. Amounts are minor units of the market's currency. */
export interface DealSummary {
  dealId: string;
  title: string;
  terms: string;
  /** Where its kind of part is sold. */
  href: string;
  /** Family of the drawing. */
  drawing: string;
  priceMinor: number;
  /** Of its parts one by one. */
  wasMinor: number;
  /** Each with the family of its drawing. */
  items: readonly (NamedLink & { quantity: number; drawing?: string })[];
  /** Why it has no parts yet; `priceMinor` is the least that it costs then. */
  needs?: 'vehicle' | 'answer';
  /** What has to be answered about the vehicle, and where. */
  question?: NamedLink;
}

export interface DealCardsProps extends BlockProps<'section'> {
  deals: readonly DealSummary[];
  /** Where a vehicle is added, for deals that need one; without it they say so and lead nowhere. */
  vehicleHref?: string;
}

/**
 * Parts for one job at a common price; nothing without any. Its parts are linked and not added from here: whether
 * each of them fits is answered on its own page [CATALOG-026].
 */
export function DealCards({ deals, vehicleHref, className, ...rest }: DealCardsProps) {
  const { page } = useStrings();
  if (deals.length === 0) return null;
  return (
    <section className={classNames(styles.root, className)} {...rest}>
      <div className={styles.head}>
        <Heading level={2}>{page.deals.title}</Heading>
        <p className={styles.note}>{page.deals.note}</p>
      </div>
      <ul className={styles.grid}>
        {deals.map((deal) => (
          <li key={deal.dealId}>
            <DealCard deal={deal} vehicleHref={vehicleHref} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DealCard({ deal, vehicleHref }: { deal: DealSummary; vehicleHref: string | undefined }) {
  const { page } = useStrings();
  const { money, number } = useFormat();
  const { title, terms, href, drawing, priceMinor, wasMinor, items, needs, question } = deal;
  const titleId = useId();
  const open = question ?? { label: page.deals.addVehicle, href: vehicleHref };
  const drawings = items.flatMap((item) => item.drawing ?? []);
  const isReduced = !needs && wasMinor > priceMinor;
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <PartsStrip
        drawings={drawings.length > 0 ? drawings : [drawing]}
        saving={isReduced ? page.deals.save(money(wasMinor - priceMinor)) : undefined}
      />
      <div className={styles.words}>
        <Heading level={3} id={titleId} size="titleM">
          <a href={href} className={styles.titleLink}>
            {title}
          </a>
        </Heading>
        <p className={styles.terms}>{terms}</p>
      </div>
      {!needs && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.href} className={styles.item}>
              <span className={styles.count}>{page.deals.pieces(number(item.quantity))}</span>
              <a href={item.href} className={styles.itemLink}>
                <span>{wholeNames(item.label)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p>
          {needs ? (
            <b className={styles.from}>{page.deals.from(money(priceMinor))}</b>
          ) : (
            <Price minor={priceMinor} wasMinor={wasMinor} size="m" />
          )}
        </p>
        {needs ? <Open {...open} /> : <See href={href} titleId={titleId} />}
      </div>
    </article>
  );
}

/** The way to what a deal waits for; words alone where there is none. */
function Open({ label, href }: { label: string; href: string | undefined }) {
  const { page } = useStrings();
  const words = label || page.deals.answer;
  if (!href) return <p>{words}</p>;
  return (
    <ButtonLink href={href} variant="outline" size="s">
      {words}
    </ButtonLink>
  );
}

function See({ href, titleId }: { href: string; titleId: string }) {
  const { page } = useStrings();
  return (
    <ButtonLink href={href} variant="outline" size="s" aria-describedby={titleId}>
      {page.deals.see}
    </ButtonLink>
  );
}
