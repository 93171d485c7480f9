export interface MapPlace {
  lat: number;
  lon: number;
}

/** Fractions of the map's width and height, from its upper left corner. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface MapView {
  project: (place: MapPlace) => MapPoint;
  /** Metres across the width. */
  widthMeters: number;
}

const metersPerDegree = 111_320;
/** Metres that the map covers at least, or a single store would fill it. */
const leastSpan = 2_000;
/** Share of each side that stays free, so that a pin stands whole inside. */
const margin = 0.16;

/**
 * A view that holds all places, north up, with the same scale both ways: within a search's radius the Earth is flat
 * enough. `ratio` is the map's width over its height.
 */
export function mapView(places: readonly MapPlace[], ratio: number): MapView {
  const lats = places.map(({ lat }) => lat);
  const lons = places.map(({ lon }) => lon);
  const middle = { lat: middleOf(lats), lon: middleOf(lons) };
  const eastMeters = metersPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const wide = spanOf(lons) * eastMeters;
  const high = spanOf(lats) * metersPerDegree;
  const widthMeters = Math.max(wide, high * ratio, leastSpan) / (1 - 2 * margin);
  return {
    widthMeters,
    project: ({ lat, lon }) => ({
      x: 0.5 + ((lon - middle.lon) * eastMeters) / widthMeters,
      y: 0.5 - ((lat - middle.lat) * metersPerDegree * ratio) / widthMeters,
    }),
  };
}

const middleOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
const spanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** Moves points that would cover each other apart, until they are `gap` away or after some rounds. */
export function spreadApart(points: readonly MapPoint[], gap: MapPoint): MapPoint[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 24; round++) {
    let still = true;
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const dx = (other.x - one.x) / gap.x;
        const dy = (other.y - one.y) / gap.y;
        const apart = Math.hypot(dx, dy);
        if (apart >= 1) continue;
        still = false;
        // Two at the same place go left and right.
        const [ux, uy] = apart < 0.001 ? [1, 0] : [dx / apart, dy / apart];
        const push = (1 - apart) / 2;
        one.x -= ux * push * gap.x;
        one.y -= uy * push * gap.y;
        other.x += ux * push * gap.x;
        other.y += uy * push * gap.y;
      }
    }
    if (still) break;
  }
  return moved;
}

/**
 * Radii in metres for rings around a place, in steps of 1, 2 or 5 of the unit: four to ten of them would lie beside
 * each other in the width.
 */
export function ringRadii(widthMeters: number, metersPerUnit: number): number[] {
  const quarter = widthMeters / metersPerUnit / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  const step = [5, 2, 1].map((factor) => factor * power).find((value) => value <= quarter) ?? power;
  const count = Math.floor(widthMeters / metersPerUnit / step);
  return Array.from({ length: count }, (_, index) => (index + 1) * step * metersPerUnit);
}
