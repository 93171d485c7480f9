import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '@driveline/markets';
import { textOf } from '../messages/index.ts';
import { localized, type Localized } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';

/** One kind of service: what it is called and how often it is due. The figures are samples, not a maker's. */
export interface MaintenanceRule {
  /** The service type that a shopper notes when it is done. */
  readonly id: string;
  readonly names: Localized;
  /** By the market's unit of distance; null: only by time. */
  readonly every: Readonly<Record<'mi' | 'km', number | null>>;
  readonly months: number | null;
  /** Part type that it needs. */
  readonly partType?: string;
  readonly guide?: string;
  /** `engine.fuel` of the vehicles that have it; all by default. */
  readonly fuels?: readonly string[];
}

export const maintenanceRules = JSON.parse(
  readFileSync(join(packageRoot, 'data', 'maintenance.json'), 'utf8'),
) as readonly MaintenanceRule[];

/** Services that follow no schedule. */
export const otherServices = ['repair', 'inspection', 'other'] as const;

/** What a service type is called; undefined for a type that does not exist. */
export function serviceName(market: Market, type: string): string | undefined {
  const names = maintenanceRules.find(({ id }) => id === type)?.names;
  const other = otherServices.find((it) => it === type);
  return names ? localized(names, market) : other && textOf(market)(`garage.service.${other}`);
}
