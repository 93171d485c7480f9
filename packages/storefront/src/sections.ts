import { sectionLists, type ListName, type SectionId } from './slots.ts';
import type { WordId } from './words.ts';
import { unknownName } from './unknownName.ts';

/** Where a section goes: before or after one of the list. */
type Place<List extends ListName> =
  | { readonly before: SectionId<List>; readonly after?: never }
  | { readonly after: SectionId<List>; readonly before?: never };

/** What a shop does with a list of sections. */
export type SectionChange<List extends ListName> =
  /** A section of the shop's own: `file` below its folder, `title` the words of its heading where the page writes one. */
  | (Place<List> & { readonly insert: string; readonly file: string; readonly title?: WordId })
  | (Place<List> & { readonly move: SectionId<List> })
  | { readonly remove: SectionId<List> };

/** By list; the changes are made in their order. */
export type SectionChanges = { readonly [List in ListName]?: readonly SectionChange<List>[] };

/** A section as a shop has it; `file` is there for one of its own. */
export type ShopSection = { readonly id: string; readonly file?: string; readonly title?: string };

type AnyChange = {
  readonly insert?: string;
  readonly file?: string;
  readonly title?: string;
  readonly move?: string;
  readonly remove?: string;
  readonly before?: string;
  readonly after?: string;
};

/**
 * The sections of a list in a shop.
 * @throws RangeError for a section that is unknown, is there twice or cannot be changed this way
 */
export function sectionsOf(list: ListName, changes: readonly AnyChange[] = []): readonly ShopSection[] {
  const stock: readonly string[] = sectionLists[list];
  let sections: readonly ShopSection[] = stock.map((id) => ({ id }));
  const indexOf = (id: string) => {
    const index = sections.findIndex((section) => section.id === id);
    if (index >= 0) return index;
    if (stock.includes(id))
      throw new RangeError(
        `The section '${list}.${id}' is removed or moved by the same change or an earlier one. Name another section.`,
      );
    const known = stock.map((it) => `${list}.${it}`);
    throw unknownName('sections', `${list}.${id}`, known);
  };
  /** By section, the one that a change put it after. */
  const putAfter = new Map<string, string>();
  /** After a section and what earlier changes put after it, so that those stand in the order in which they are written. */
  const indexAfter = (id: string) => {
    let index = indexOf(id) + 1;
    const group = new Set([id]);
    for (const { id: next } of sections.slice(index)) {
      if (!group.has(putAfter.get(next) ?? '')) break;
      group.add(next);
      index += 1;
    }
    return index;
  };
  const place = (section: ShopSection, { before, after = '' }: AnyChange) => {
    const at = before === undefined ? indexAfter(after) : indexOf(before);
    if (before === undefined) putAfter.set(section.id, after);
    else putAfter.delete(section.id);
    sections = sections.toSpliced(at, 0, section);
  };
  for (const change of changes) {
    const { insert, file, title, move, remove } = change;
    if (insert !== undefined && file !== undefined) {
      checkInserted(list, insert, sections);
      place({ id: insert, file, ...(title !== undefined && { title }) }, change);
    } else if (move !== undefined) {
      const [moved = { id: move }] = sections.slice(indexOf(move));
      sections = sections.filter((section) => section !== moved);
      place(moved, change);
    } else if (remove !== undefined) {
      const index = indexOf(remove);
      sections = sections.toSpliced(index, 1);
    } else {
      throw new RangeError(
        `A change of the sections of '${list}' does nothing. Write insert with file, move or remove.`,
      );
    }
  }
  if (list === 'checkout') checkSteps(sections);
  return sections;
}

function checkInserted(list: ListName, id: string, sections: readonly ShopSection[]): void {
  if (!/^[a-z]\w*$/i.test(id))
    throw new RangeError(
      `'${id}' cannot name a section of '${list}'. Use letters and digits, a letter first.`,
    );
  if (sections.some((section) => section.id === id))
    throw new RangeError(`The sections of '${list}' have '${id}' already. Give yours another name.`);
}

/** Payment needs to know what is paid and who pays, and review comes last. */
function checkSteps(sections: readonly ShopSection[]): void {
  const steps = sections.filter(({ file }) => file === undefined).map(({ id }) => id);
  const missing = sectionLists.checkout.find((id) => !steps.includes(id));
  if (missing)
    throw new RangeError(
      `The checkout needs its section '${missing}': an order cannot be placed without it.`,
    );
  if (steps.slice(2).join() !== 'payment,review')
    throw new RangeError(
      `The checkout cannot go ${steps.join(', ')}: payment comes after delivery and contact, and review last.`,
    );
}
