import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';

/** One kind of service: what it is called and how often it is due. The figures are samples, not a maker's. */
export interface MaintenanceRule {
  /** The service type that a shopper notes when it is done. */
  readonly id: string;
  readonly names: Localized;
  /** By the market's unit of distance; null: by time alone. */
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
export const otherServices: Readonly<Record<string, Localized>> = {
  repair: { us: 'Repair', mx: 'Reparación', br: 'Conserto' },
  inspection: { us: 'Inspection', mx: 'Verificación', br: 'Vistoria' },
  other: { us: 'Other service', mx: 'Otro servicio', br: 'Outro serviço' },
};

/** Names of a service type by market; undefined for a type that does not exist. */
export const serviceNames = (type: string): Localized | undefined =>
  maintenanceRules.find(({ id }) => id === type)?.names ??
  (Object.hasOwn(otherServices, type) ? otherServices[type] : undefined);
