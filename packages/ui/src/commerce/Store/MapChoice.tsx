import { useState, type ComponentType } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useHydrated } from '../../components/private/useHydrated.ts';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './MapChoice.css.ts';
import { StoreMap, type StoreMapProps } from './StoreMap.tsx';
import type { TileMapProps } from './TileMap.tsx';
import type { TileSource } from './tileProjection.ts';

type MapFacts = Pick<
  StoreMapProps,
  'stores' | 'origin' | 'firstNumber' | 'mine' | 'distanceUnit' | 'isSmall'
>;

export interface MapChoiceProps extends BlockProps<'div', 'origin'>, MapFacts {
  tiles: TileSource;
  /** Brings `TileMap`, which no shopper loads who does not ask for streets. */
  load: () => Promise<{ TileMap: ComponentType<TileMapProps> }>;
}

type Shown = 'drawn' | 'loading' | 'streets' | 'failed';

/**
 * The drawn map, and the streets of a tile server for a shopper who presses for them: until then nobody else is called.
 * Without script, and where the tiles do not come, the drawn map stays.
 */
export function MapChoice(props: MapChoiceProps) {
  const { tiles, load, stores, origin, firstNumber, mine, distanceUnit, isSmall, className, ...rest } = props;
  const facts = { stores, origin, mine, ...(firstNumber && { firstNumber }), ...(isSmall && { isSmall }) };
  const { streetMap } = useStrings().store;
  const hasScript = useHydrated();
  const [shown, setShown] = useState<Shown>('drawn');
  const [Streets, setStreets] = useState<ComponentType<TileMapProps>>();
  const isOpen = shown === 'streets' && Streets !== undefined;
  const show = async () => {
    setShown('loading');
    try {
      const { TileMap } = await load();
      setStreets(() => TileMap);
      setShown('streets');
    } catch {
      setShown('failed');
    }
  };
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {isOpen ? (
        <Streets {...facts} tiles={tiles} onFail={() => setShown('failed')} />
      ) : (
        <StoreMap {...facts} distanceUnit={distanceUnit} />
      )}
      <div className={styles.choice} data-waiting={hasScript ? undefined : ''}>
        <Button
          variant="outline"
          size="s"
          pending={shown === 'loading'}
          onClick={() => (isOpen ? setShown('drawn') : void show())}
        >
          {isOpen ? streetMap.hide : streetMap.show}
        </Button>
        <p role="status" className={styles.note}>
          {shown === 'failed' ? streetMap.failed : streetMap.note(new URL(tiles.url).host)}
        </p>
      </div>
    </div>
  );
}
