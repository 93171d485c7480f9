import type { Product } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { textOf, type MessageId } from '../messages/index.ts';
import type { PartType } from './taxonomy.ts';

interface Measured {
  readonly id: MessageId;
  /** Attributes that an owner can measure on the old part, in the order of the sentence. */
  readonly told: readonly string[];
}

/** Kinds of parts whose size is what vehicles differ by, and where it is measured. */
const kinds: Readonly<Record<string, Measured>> = {
  'brake-rotors': { id: 'product.oldPart.rotor', told: ['diameter', 'thickness'] },
  'serpentine-belts': { id: 'product.oldPart.belt', told: ['ribs', 'beltLength'] },
  'wiper-blades': { id: 'product.oldPart.blade', told: ['bladeLength'] },
  batteries: { id: 'product.oldPart.battery', told: ['length', 'width', 'height'] },
};

/** Where to measure the old part beside this one; nothing of a part whose size is not recorded. */
export function oldPartStep(
  market: Market,
  type: PartType | undefined,
  facts: Product['attributes'],
): string[] {
  const kind = kinds[type?.code ?? ''];
  const own = (kind?.told ?? []).flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
  if (!kind || own.length < kind.told.length) return [];
  const measures = own.map(({ label, value }) => `${label} ${value}`).join(', ');
  return [textOf(market)(kind.id, { measures })];
}
