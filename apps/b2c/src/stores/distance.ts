export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const earthMeters = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Great-circle metres (haversine). */
export function metersBetween(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * earthMeters * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Half sides, in degrees, of the box that holds a circle around a point; near a pole it goes all the way round. */
export function boxAround({ lat }: Point, meters: number): { latSpan: number; lngSpan: number } {
  const angle = meters / earthMeters;
  const latSpan = degrees(angle);
  const isRound = Math.abs(lat) + latSpan >= 90;
  const lngSpan = isRound ? 180 : degrees(Math.asin(Math.sin(angle) / Math.cos(radians(lat))));
  return { latSpan, lngSpan };
}
