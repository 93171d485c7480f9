import type { ModelRow } from './vehicleSeed.ts';

/** Popular models that take much the same parts. */
export interface ModelClass {
  group: string;
  /** Those with an era in which every hero type has its whole shelf. */
  heroes: ModelRow[];
  /** The other ones: every year has some parts of every type. */
  popular: ModelRow[];
}

/** In the order of their first heroes. */
export function modelClasses(models: readonly ModelRow[]): ModelClass[] {
  const classes = new Map<string, ModelClass>();
  for (const model of models) {
    const { hero, group } = model.popular ?? {};
    if (!hero || !group) continue;
    const known = classes.get(group) ?? { group, heroes: [], popular: [] };
    known.heroes.push(model);
    classes.set(group, known);
  }
  for (const model of models) {
    if (model.popular && !model.popular.hero) classes.get(model.popular.group)?.popular.push(model);
  }
  return [...classes.values()];
}
