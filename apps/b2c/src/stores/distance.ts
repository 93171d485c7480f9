export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthMeters = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle metres (haversine). */
export function metersBetween(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(h)));
}
