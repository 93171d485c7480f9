import type { Vehicle } from '../seed/conditions.ts';
import { needsOf, type Need } from '../seed/keys.ts';
import type { PartTypeSeed } from '../seed/seedData.ts';
import { fleet } from './popularCars.ts';

// Every model of every market in every year with every engine, not the popular ones alone.

export type Member = (typeof fleet.members)[number];
type Engine = Member['engines'][number];

export interface EveryCar extends Vehicle {
  member: Member;
  name: string;
}

export const everyCar: readonly EveryCar[] = fleet.members.flatMap((member) =>
  member.engines.map((engine) => {
    const { model, sheet, y0, y1 } = member;
    const name = `${model.market} ${model.make} ${model.name} ${y0}–${y1} ${engine.litres} ${engine.fuel}`;
    return { member, name, sheet, engine, cars: model.cars };
  }),
);

/** The generations of a model, with the engines of each. */
export const membersOf = new Map<number, Member[]>();
for (const member of fleet.members)
  membersOf.set(member.model.id, [...(membersOf.get(member.model.id) ?? []), member]);

const known = new Map<string, readonly Need[]>();

/** What the cars of a generation take of a type, read once. */
export function needsOfMember(type: PartTypeSeed, member: Member, engine: Engine): readonly Need[] {
  const id = `${type.code} ${member.model.id} ${member.y0} ${engine.id}`;
  const own = known.get(id) ?? needsOf(type, { sheet: member.sheet, engine, cars: member.model.cars });
  known.set(id, own);
  return own;
}
