import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ShopConfig } from './defineShop.ts';

/**
 * Every file that a shop puts into a slot or a list of sections is there.
 * @throws RangeError naming the first that is not
 */
export function checkFiles({ slots = {}, sections = {} }: ShopConfig, root: string): void {
  const inserted = Object.entries(sections).flatMap(([list, changes]) =>
    changes.flatMap((change) =>
      'file' in change ? [[`section '${change.insert}' of '${list}'`, change.file] as const] : [],
    ),
  );
  const replaced = Object.entries(slots).map(([name, file]) => [`slot '${name}'`, file] as const);
  for (const [place, file] of [...replaced, ...inserted])
    if (!statSync(resolve(root, file), { throwIfNoEntry: false })?.isFile())
      throw new RangeError(
        `The ${place} names '${file}', which is not in ${root}. Write the path of its file below the shop's folder.`,
      );
}
