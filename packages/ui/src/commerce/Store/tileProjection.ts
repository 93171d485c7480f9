import type { MapPlace, MapPoint } from './mapProjection.ts';

/** Where tiles of streets come from. */
export interface TileSource {
  /** On https, with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** What the licence of the map asks to be shown. */
  attribution: string;
  attributionHref?: string;
  /** The nearest that the server has pictures of; 18 without it. */
  maxZoom?: number;
}

export interface MapSize {
  width: number;
  height: number;
}

/** What the map shows: its middle as shares of the world, and how near. */
export interface TileView {
  center: MapPoint;
  zoom: number;
}

export interface Tile {
  /** One of each in a view. */
  key: string;
  src: string;
  left: number;
  top: number;
}

export const tileSize = 256;
/** Share of the map within which places lie at first, so that pins stand whole inside. */
const roomForPlaces = 0.68;
/** A single store is shown with the streets around it. */
const nearest = 15;

/** Web Mercator, as tile servers cut the world: shares of it from its north-western corner. */
export function worldPoint({ lat, lon }: MapPlace): MapPoint {
  const sine = Math.min(Math.max(Math.sin((lat * Math.PI) / 180), -0.9999), 0.9999);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Pixels across the world. */
const worldPixels = (zoom: number) => tileSize * 2 ** zoom;

/** The nearest view that holds all places. */
export function fittingView(places: readonly MapPlace[], { width, height }: MapSize, maxZoom = 18): TileView {
  const points = places.map(worldPoint);
  const [wide, high] = [spanOf(points.map(({ x }) => x)), spanOf(points.map(({ y }) => y))];
  const pixels = roomForPlaces * Math.min(width / wide.span, height / high.span);
  const zoom = Math.floor(Math.log2(pixels / tileSize));
  return {
    center: { x: wide.middle, y: high.middle },
    zoom: Math.max(0, Math.min(zoom, nearest, maxZoom)),
  };
}

function spanOf(values: readonly number[]): { span: number; middle: number } {
  if (values.length === 0) return { span: 1, middle: 0.5 };
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { span: Math.max(high - low, 1e-9), middle: (low + high) / 2 };
}

/** Where a place stands on the map, in pixels. */
export function pixelOf(place: MapPlace, { center, zoom }: TileView, { width, height }: MapSize) {
  const { x, y } = worldPoint(place);
  return {
    left: width / 2 + (x - center.x) * worldPixels(zoom),
    top: height / 2 + (y - center.y) * worldPixels(zoom),
  };
}

/** The view moved by shares of the map's sides; north and south end it, east and west go around. */
export function movedView(view: TileView, { width, height }: MapSize, by: MapPoint): TileView {
  const pixels = worldPixels(view.zoom);
  const x = view.center.x + (by.x * width) / pixels;
  const y = view.center.y + (by.y * height) / pixels;
  return { ...view, center: { x: x - Math.floor(x), y: Math.min(Math.max(y, 0), 1) } };
}

/** The tiles that a view needs, and no others: each is a call to somebody else's server. */
export function tilesOf({ center, zoom }: TileView, { width, height }: MapSize, url: string): Tile[] {
  const count = 2 ** zoom;
  const west = center.x * worldPixels(zoom) - width / 2;
  const north = center.y * worldPixels(zoom) - height / 2;
  const columns = between(west, west + width);
  const rows = between(north, north + height).filter((row) => row >= 0 && row < count);
  return rows.flatMap((row) =>
    columns.map((column) => ({
      key: `${zoom}/${column}/${row}`,
      src: tileAddress(url, zoom, ((column % count) + count) % count, row),
      left: Math.round(column * tileSize - west),
      top: Math.round(row * tileSize - north),
    })),
  );
}

/** Numbers of the tiles between two pixels. */
function between(from: number, to: number): number[] {
  const first = Math.floor(from / tileSize);
  return Array.from({ length: Math.floor((to - 1) / tileSize) - first + 1 }, (_, index) => first + index);
}

const tileAddress = (url: string, z: number, x: number, y: number) =>
  url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
