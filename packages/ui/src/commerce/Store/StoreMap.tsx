import { classNames } from '../../components/private/classNames.ts';
import { useFormat } from '../../i18n/UiProvider.tsx';
import type { StoreInfo } from '../model/store.ts';
import type { BlockProps } from '../private/blockProps.ts';
import {
  mapView,
  ringRadii,
  spreadApart,
  type MapPlace,
  type MapPoint,
  type MapView,
} from './mapProjection.ts';
import { storeCardId } from './StoreCard.tsx';
import * as styles from './StoreMap.css.ts';
import { StorePin } from './StorePin.tsx';

export interface StoreMapProps extends BlockProps<'svg', 'origin'> {
  stores: readonly StoreInfo[];
  /** The place that was searched; without it distances are shown from the first store. */
  origin?: MapPlace | undefined;
  /** Number of the first; 1 on the first page. */
  firstNumber?: number;
  /** `storeNumber` of the shopper's store. */
  mine?: string | undefined;
  /** `units.distance` of the market. */
  distanceUnit: 'mi' | 'km';
  /** Beside other things, not as wide as its place. */
  isSmall?: boolean;
}

/** A pin's head and its place above the point, as shares of the map. */
const gap = { x: 0.085, y: 0.1 };

/**
 * Where the stores lie around the place, drawn by the shop itself: no tiles, no third party that learns where a
 * shopper is. Decorative: the list says the same in words and numbers.
 */
export function StoreMap(props: StoreMapProps) {
  const { stores, origin, firstNumber = 1, mine, distanceUnit, isSmall = false, className, ...rest } = props;
  const center = origin ?? stores[0]?.location;
  const places = stores.map(({ location }) => location);
  const view = mapView(origin ? [...places, origin] : places, styles.ratio);
  const points = spreadApart(places.map(view.project), gap);
  const pins = stores.map((store, index) => ({ store, point: points[index]!, number: firstNumber + index }));
  return (
    <svg aria-hidden className={classNames(styles.root, isSmall && styles.small, className)} {...rest}>
      {center && <Rings {...{ view, center, distanceUnit, isSmall }} isSearched={origin !== undefined} />}
      {/* The nearest are drawn last and lie on top. */}
      {pins.reverse().map(({ store, point, number }) => (
        <Pin
          key={store.storeNumber}
          href={`#${storeCardId(store)}`}
          isMine={store.storeNumber === mine}
          {...{ point, number }}
        />
      ))}
    </svg>
  );
}

const metersPer = { mi: 1609.344, km: 1000 } as const;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface RingsProps {
  view: MapView;
  center: MapPlace;
  /** The place that was searched, which gets a mark, not a store. */
  isSearched: boolean;
  distanceUnit: 'mi' | 'km';
  /** Their words would stand behind the pin. */
  isSmall: boolean;
}

function Rings({ view, center, isSearched, distanceUnit, isSmall }: RingsProps) {
  const { distance } = useFormat();
  const { x, y } = view.project(center);
  return (
    <svg x={percent(x)} y={percent(y)} className={styles.anchor}>
      {ringRadii(view.widthMeters, metersPer[distanceUnit]).map((radius) => (
        <Ring key={radius} share={radius / view.widthMeters} label={isSmall ? '' : distance(radius)} />
      ))}
      {isSearched && (
        <>
          <circle r="14" className={styles.halo} />
          <circle r="6" className={styles.origin} />
        </>
      )}
    </svg>
  );
}

/** A share of the width in both directions: an ellipse takes its two radii from the two sides of the map. */
function Ring({ share, label }: { share: number; label: string }) {
  return (
    <>
      <ellipse rx={percent(share)} ry={percent(share * styles.ratio)} className={styles.ring} />
      <text y={percent(-share * styles.ratio)} dy="-4" className={styles.ringLabel}>
        {label}
      </text>
    </>
  );
}

interface PinProps {
  point: MapPoint;
  number: number;
  href: string;
  isMine: boolean;
}

function Pin({ point, number, href, isMine }: PinProps) {
  return (
    <svg x={percent(point.x)} y={percent(point.y)} className={styles.anchor}>
      <StorePin {...{ href, number, isMine }} />
    </svg>
  );
}
