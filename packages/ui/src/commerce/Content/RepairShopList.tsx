import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { PinIcon } from '../../components/Icon/contactIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useFormat, usePlaceLine, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { Rating } from '../Rating/Rating.tsx';
import { StoreRowSkeletons } from '../Store/StoreRowSkeletons.tsx';
import { phoneHref } from '../Store/storeLines.ts';
import * as styles from './InfoCards.css.ts';

export interface RepairShopItem {
  id: string;
  name: string;
  address1: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  distanceMeters: number;
  /** 1 to 5. */
  rating: number;
  ratingCount: number;
  /** Its sign, drawn in black. */
  logoUrl?: string | undefined;
}

export interface RepairShopListProps extends BlockProps<'section'> {
  /** Nearest first; undefined while they load. */
  shops: readonly RepairShopItem[] | undefined;
  /** As the shopper typed it. */
  place: string;
  /** Where there is none: other ways on. */
  actions?: ReactNode;
}

/** Workshops around a place, with distance, phone and rating [CONTENT-027]. */
export function RepairShopList(props: RepairShopListProps) {
  const { shops, place, actions, ...rest } = props;
  const { content } = useStrings();
  return (
    <Stack as="section" gap={4} aria-label={content.repairShops} aria-busy={!shops || undefined} {...rest}>
      {/* It is there before its words are, or screen readers would not speak it. */}
      <p role="status">{shops && shops.length > 0 && content.shopsFound(shops.length, place)}</p>
      {!shops && <StoreRowSkeletons />}
      {shops?.length === 0 && (
        <EmptyState title={content.noShops} picture={<PinIcon size={40} />} actions={actions}>
          {content.noShopsHint}
        </EmptyState>
      )}
      {shops && shops.length > 0 && (
        <ol className={styles.list}>
          {shops.map((shop) => (
            <Shop key={shop.id} shop={shop} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

function Shop({ shop }: { shop: RepairShopItem }) {
  const { name, address1, phone, distanceMeters, rating, ratingCount, logoUrl } = shop;
  const { distance } = useFormat();
  const { store } = useStrings();
  const placeLine = usePlaceLine();
  return (
    <li className={styles.card}>
      {logoUrl && <img src={logoUrl} alt="" width={48} height={48} loading="lazy" className={styles.sign} />}
      <Heading level={3} size="titleS">
        {name}
      </Heading>
      <Rating value={rating} count={ratingCount} />
      <address className={styles.text}>
        {address1}, {placeLine(shop)}
      </address>
      <p className={styles.text}>{store.away(distance(distanceMeters))}</p>
      <Link href={phoneHref(phone)}>{phone}</Link>
    </li>
  );
}
