import type { GlobalConfig } from '@driveline/api/contract';
import type { CallContext } from '../http/route.ts';
import { taxonomyOf, type PartType, type Taxonomy } from './taxonomy.ts';

const plain = new WeakMap<Taxonomy, Taxonomy>();

/**
 * The catalogue as this deployment shows it: with ACES_PARTS_PRO_FLAG the attributes by which a workshop tells parts
 * apart stand on shelves, in their filters and on product pages too (STATE-030).
 */
export async function shownTaxonomy({
  db,
  services,
}: Pick<CallContext, 'db' | 'services'>): Promise<Taxonomy> {
  const whole = await taxonomyOf(db);
  return isPlain(services.config) ? plainTaxonomy(whole) : whole;
}

export const isPlain = ({ flags }: GlobalConfig): boolean => !flags['ACES_PARTS_PRO_FLAG'];

/** Without what only a workshop asks for. */
export function plainTaxonomy(whole: Taxonomy): Taxonomy {
  let shown = plain.get(whole);
  if (!shown) plain.set(whole, (shown = withoutProfessional(whole)));
  return shown;
}

function withoutProfessional(whole: Taxonomy): Taxonomy {
  const types = whole.types.map((type): PartType => ({
    ...type,
    attributes: type.attributes.filter(({ pro }) => !pro),
  }));
  return {
    ...whole,
    types,
    typeById: new Map(types.map((type) => [type.id, type])),
    typeByPath: new Map(types.map((type) => [type.path, type])),
  };
}
