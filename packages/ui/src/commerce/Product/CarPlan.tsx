import { root as drawing } from '../../drawings/PartDrawing.css.ts';
import type { CarCorner } from './carCorners.ts';
import * as styles from './CarPlan.css.ts';

export interface CarPlanProps {
  /** Wheels to mark. */
  corners: readonly CarCorner[];
  /** What it says, as 'Position on the vehicle: front left'. */
  label: string;
}

/** A car seen from above, its nose to the left: the driver's left is below. */
const places: Readonly<Record<CarCorner, readonly [x: number, y: number]>> = {
  frontLeft: [46, 88],
  frontRight: [46, 12],
  rearLeft: [146, 88],
  rearRight: [146, 12],
};

const corners = Object.keys(places) as CarCorner[];

/** Where a part sits on the vehicle [CATALOG-031]. */
export function CarPlan({ corners: marked, label }: CarPlanProps) {
  return (
    <svg viewBox="0 -6 200 120" className={drawing} role="img" aria-label={label}>
      {marked.map((corner) => (
        <circle
          key={corner}
          cx={places[corner][0]}
          cy={places[corner][1] + 4}
          r="17"
          className={styles.halo}
        />
      ))}
      {corners.map((corner) => (
        <Wheel key={corner} at={places[corner]} marked={marked.includes(corner)} />
      ))}
      <path
        fill="currentColor"
        fillOpacity={0.06}
        d="M18 54c0-18 4-28 14-31 22-6 98-6 134 0 12 2 18 12 18 31s-6 29-18 31c-36 6-112 6-134 0-10-3-14-13-14-31z"
      />
      <path d="M72 33c-7 6-9 13-9 21s2 15 9 21l-13 5c-6-6-8-15-8-26s2-20 8-26zM150 36c5 5 7 11 7 18s-2 13-7 18l10 3c4-6 6-13 6-21s-2-15-6-21z" />
      <path
        strokeOpacity={0.5}
        d="M72 33c24-3 54-2 78 3M72 75c24 3 54 2 78-3M108 31v46M24 40h6M24 68h6M178 42h4M178 66h4"
      />
    </svg>
  );
}

function Wheel({ at: [x, y], marked }: { at: readonly [number, number]; marked: boolean }) {
  return (
    <rect x={x - 12} y={y} width="24" height="8" rx="3" className={marked ? styles.marked : styles.wheel} />
  );
}
