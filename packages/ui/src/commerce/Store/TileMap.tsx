import { ChevronUpIcon } from '../../components/Icon/navigationIcons.tsx';
import { MinusIcon, PlusIcon } from '../../components/Icon/actionIcons.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { StoreInfo } from '../model/store.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { spreadApart, type MapPlace } from './mapProjection.ts';
import { storeCardId } from './StoreCard.tsx';
import * as mapStyles from './StoreMap.css.ts';
import { StorePin } from './StorePin.tsx';
import * as styles from './TileMap.css.ts';
import { pixelOf, tilesOf, type TileSource } from './tileProjection.ts';
import { useTileFailure, useTileView } from './useTileView.ts';

export interface TileMapProps extends BlockProps<'div', 'origin'> {
  tiles: TileSource;
  stores: readonly StoreInfo[];
  /** The place that was searched. */
  origin?: MapPlace | undefined;
  /** Number of the first; 1 on the first page. */
  firstNumber?: number;
  /** `storeNumber` of the shopper's store. */
  mine?: string | undefined;
  /** Beside other things, not as wide as its place. */
  isSmall?: boolean;
  /** None of the tiles came: the drawn map takes its place. */
  onFail?: () => void;
}

const moves = [
  ['up', { x: 0, y: -0.25 }],
  ['left', { x: -0.25, y: 0 }],
  ['right', { x: 0.25, y: 0 }],
  ['down', { x: 0, y: 0.25 }],
] as const;

/**
 * Stores on the streets of a tile server. Its pictures tell that server who looks where, so it is shown only to a shopper
 * who asked for it. The list says the same in words and numbers.
 */
export function TileMap(props: TileMapProps) {
  const { tiles: source, stores, origin, firstNumber = 1, mine, isSmall = false, onFail, ...more } = props;
  const { className, ...rest } = more;
  const { streetMap } = useStrings().store;
  const { maxZoom = 18, attribution, attributionHref } = source;
  const places = stores.map(({ location }) => location);
  const { root, size, view, move, zoom } = useTileView(origin ? [...places, origin] : places, maxZoom);
  const tiles = view && size ? tilesOf(view, size, source.url) : [];
  const { onLoad, onError } = useTileFailure(tiles.length, onFail);
  return (
    <div
      ref={root}
      role="group"
      aria-label={streetMap.label}
      className={classNames(styles.root, isSmall ? mapStyles.small : styles.wide, className)}
      {...rest}
    >
      <div aria-hidden className={styles.layer}>
        {tiles.map(({ key, src, left, top }) => (
          <img
            key={key}
            src={src}
            alt=""
            draggable={false}
            style={{ transform: `translate(${left}px, ${top}px)` }}
            className={styles.tile}
            onLoad={onLoad}
            onError={() => onError(key)}
          />
        ))}
        {view && size && <Pins {...{ stores, origin, firstNumber, mine, view, size }} />}
      </div>
      {/* A small one has a store in its middle, and no room for more. */}
      {!isSmall && (
        <div className={styles.moves}>
          {moves.map(([way, by]) => (
            <IconButton
              key={way}
              label={streetMap[way]}
              className={classNames(styles.button, styles.move[way])}
              onClick={() => move(by)}
            >
              <ChevronUpIcon size={20} />
            </IconButton>
          ))}
        </div>
      )}
      <div className={styles.zoom}>
        <IconButton
          label={streetMap.zoomIn}
          aria-disabled={view?.zoom === maxZoom}
          className={styles.button}
          onClick={() => zoom(1)}
        >
          <PlusIcon size={20} />
        </IconButton>
        <IconButton
          label={streetMap.zoomOut}
          aria-disabled={view?.zoom === 0}
          className={styles.button}
          onClick={() => zoom(-1)}
        >
          <MinusIcon size={20} />
        </IconButton>
      </div>
      <p className={styles.attribution}>
        {attributionHref ? (
          <Link href={attributionHref} rel="noopener">
            {attribution}
          </Link>
        ) : (
          attribution
        )}
      </p>
    </div>
  );
}

type PinsProps = Pick<TileMapProps, 'stores' | 'origin' | 'mine'> & {
  firstNumber: number;
  view: Parameters<typeof pixelOf>[1];
  size: Parameters<typeof pixelOf>[2];
};

/** Pixels between pins, so that each can be read and pressed. */
const gap = { x: 34, y: 40 };

function Pins({ stores, origin, firstNumber, mine, view, size }: PinsProps) {
  const found = origin && pixelOf(origin, view, size);
  const pixels = stores.map(({ location }) => pixelOf(location, view, size));
  const points = spreadApart(
    pixels.map(({ left, top }) => ({ x: left, y: top })),
    gap,
  );
  const pins = stores.map((store, index) => ({ store, point: points[index]!, number: firstNumber + index }));
  return (
    <svg className={styles.pins}>
      {found && <circle cx={found.left} cy={found.top} r="6" className={mapStyles.origin} />}
      {/* The nearest are drawn last and lie on top. */}
      {pins.toReversed().map(({ store, point, number }) => (
        <g key={store.storeNumber} transform={`translate(${point.x} ${point.y})`}>
          <StorePin href={`#${storeCardId(store)}`} number={number} isMine={store.storeNumber === mine} />
        </g>
      ))}
    </svg>
  );
}
