import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapPlace, MapPoint } from './mapProjection.ts';
import { fittingView, movedView, type MapSize, type TileView } from './tileProjection.ts';

/** Where nothing can be measured. */
const usual: MapSize = { width: 640, height: 512 };

/** The size of the map, measured before its first paint, and what a shopper looks at until other places are shown. */
export function useTileView(places: readonly MapPlace[], maxZoom: number) {
  const root = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<MapSize>();
  useLayoutEffect(() => {
    const { current } = root;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      setSize(width > 0 ? { width, height } : usual);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const key = places.map(({ lat, lon }) => `${lat},${lon}`).join(' ');
  const [moved, setMoved] = useState<{ key: string; view: TileView }>();
  const view = moved?.key === key ? moved.view : size && fittingView(places, size, maxZoom);
  const set = (next: TileView) => setMoved({ key, view: next });
  return {
    root,
    size,
    view,
    move: (by: MapPoint) => view && size && set(movedView(view, size, by)),
    zoom: (by: number) => view && set({ ...view, zoom: Math.min(Math.max(view.zoom + by, 0), maxZoom) }),
  };
}

/** How long the first tile may take. */
const waitMs = 8000;

/** Calls `onFail` where none of the tiles comes: all have failed, or none is there in time. */
export function useTileFailure(count: number, onFail: (() => void) | undefined) {
  const hasOne = useRef(false);
  const failed = useRef(new Set<string>());
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!hasOne.current) fail.current?.();
    }, waitMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    onLoad: () => {
      hasOne.current = true;
    },
    onError: (key: string) => {
      failed.current.add(key);
      if (!hasOne.current && failed.current.size >= count) onFail?.();
    },
  };
}
