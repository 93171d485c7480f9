import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { PartsStrip } from '../private/PartsStrip.tsx';
import * as styles from './OfferList.css.ts';

export interface Offer {
  /** Of its entry; its heading is `<id>-title`, for `actions` to be described by. */
  id: string;
  /** What it is worth: `$20 back`, `15 % off brakes`. */
  title: ReactNode;
  /** What it holds for. */
  lead?: ReactNode;
  /** Short lines: the dates, the terms. */
  facts?: readonly string[];
  /** Typed in or copied. */
  code?: string;
  /** Family of the drawing. */
  drawing?: string;
  /** Families of the drawings of its parts, in place of `drawing`. */
  drawings?: readonly string[];
  /** What is saved, above the drawings: `Save $20`. */
  saving?: ReactNode;
  /** It is over: its words step back. */
  hasEnded?: boolean;
  /** Buttons and links. */
  actions?: ReactNode;
}

export interface OfferListProps extends BlockProps<'ul'> {
  offers: readonly Offer[];
  /** Level of the offers' headings; default 2. */
  level?: 2 | 3;
}

/** Coupons, rebates, deals: what each saves, on what, until when, and how to get it. */
export function OfferList({ offers, level = 2, className, ...rest }: OfferListProps) {
  return (
    <ul className={classNames(styles.root, className)} {...rest}>
      {offers.map((offer) => (
        <li key={offer.id} id={offer.id} className={styles.item}>
          <OfferCard offer={offer} level={level} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer, level }: { offer: Offer; level: 2 | 3 }) {
  const { id, title, lead, facts = [], code, drawing, drawings, saving, hasEnded = false, actions } = offer;
  const shown = drawings?.length ? drawings : drawing && [drawing];
  return (
    <article aria-labelledby={`${id}-title`} className={styles.card}>
      {shown && <PartsStrip drawings={shown} saving={saving} />}
      <div className={styles.body}>
        <div className={styles.words}>
          <Heading
            level={level}
            id={`${id}-title`}
            size="titleM"
            className={hasEnded ? styles.ended : undefined}
          >
            {title}
          </Heading>
          {lead != null && <p className={styles.lead}>{lead}</p>}
          {facts.map((fact) => (
            <p key={fact} className={styles.fact}>
              {fact}
            </p>
          ))}
        </div>
        {code !== undefined && <code className={styles.code}>{code}</code>}
        {actions != null && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
