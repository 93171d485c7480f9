import type { CartFinding } from '@driveline/api/contract';
import { positionCode } from '../fitment/positions.ts';
import type { CartLine } from './cartModel.ts';

/** What the rules read of a line. */
export type AuditLine = Pick<CartLine, 'id' | 'sku' | 'path' | 'quantity' | 'vehicle' | 'fit'>;

/**
 * What a shopper would want to know before paying (PLUS-005), each with the change that mends it. A part that
 * does not fit is a fault of its line and no finding here; a part without a vehicle is not judged.
 */
export function auditCart(lines: readonly AuditLine[]): CartFinding[] {
  const fitting = lines.filter(({ vehicle, fit }) => vehicle !== null && fit.state === 'FITS');
  return [...groupsOf(fitting, placeOf).flatMap(countFindings), ...vehicleFindings(fitting)];
}

const vehicleOf = ({ vehicle }: AuditLine) => vehicle?.map.catalogVehicleId ?? '';

/** Lines of one place on one vehicle belong together, also of two brands; without a place those of one part. */
const placeOf = (line: AuditLine) => {
  const { position } = line.fit;
  const place = position && (positionCode(position) ?? position);
  return [vehicleOf(line), place ? `${line.path} ${place}` : line.sku].join(' ');
};

const neededOf = ({ fit }: AuditLine) => Math.max(fit.quantityNeeded ?? 1, 1);

/** A filled place, in a unit that every quantity up to twelve divides: lines that count differently can be added. */
const WHOLE = 27_720;

const filled = (line: AuditLine) => (line.quantity * WHOLE) / neededOf(line);

/** One of two rotors, or the same side twice. Spare parts that have no place of their own are nobody's mistake. */
function countFindings(group: readonly AuditLine[]): CartFinding[] {
  const last = group.at(-1);
  if (!last) return [];
  const needed = neededOf(last);
  const whole = group.reduce((sum, line) => sum + filled(line), 0);
  const pieces = Math.ceil((Math.abs(whole - WHOLE) * needed) / WHOLE - 1e-9);
  if (pieces === 0) return [];
  if (whole < WHOLE)
    return [{ kind: 'tooFew', commerceItemId: last.id, needed, quantity: last.quantity + pieces }];
  if (!last.fit.position) return [];
  return [
    {
      kind: 'sameSideTwice',
      commerceItemId: last.id,
      needed,
      quantity: Math.max(last.quantity - pieces, 0),
      position: last.fit.position,
    },
  ];
}

/** Parts for another vehicle than most of the cart is for. */
function vehicleFindings(lines: readonly AuditLine[]): CartFinding[] {
  const [first, ...others] = groupsOf(lines, vehicleOf).toSorted((a, b) => b.length - a.length);
  const main = first?.[0]?.vehicle?.map.vehicleName ?? '';
  return others.flat().map((line) => ({
    kind: 'otherVehicle',
    commerceItemId: line.id,
    quantity: 0,
    vehicleName: line.vehicle?.map.vehicleName ?? '',
    otherVehicleName: main,
  }));
}

function groupsOf(lines: readonly AuditLine[], keyOf: (line: AuditLine) => string): AuditLine[][] {
  const groups = new Map<string, AuditLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return [...groups.values()];
}
