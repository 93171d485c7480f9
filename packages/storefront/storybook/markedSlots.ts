import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { packageFolder } from '../src/packageFolder.ts';
import { slotOf } from '../vite/shopSlots.ts';

const MARKED = '\0driveline-marked-slot:';

/** Lets stories outline the part in a slot, the original or the shop's: pages import it by way of `stories/markedSlot.tsx`. */
export const markedSlots = (): Plugin => ({
  name: 'driveline:marked-slots',
  enforce: 'pre',
  async resolveId(source, importer) {
    const name = slotOf(source, importer);
    if (name === undefined) return null;
    const part = await this.resolve(source, importer, { skipSelf: true });
    return part && `${MARKED}${name}:${part.id}`;
  },
  load(id) {
    if (!id.startsWith(MARKED)) return null;
    const [, name, file] = /^([\w.]+):(.*)$/.exec(id.slice(MARKED.length)) ?? [];
    const mark = normalizePath(join(packageFolder, 'stories', 'markedSlot.tsx'));
    return [
      `import Part from ${JSON.stringify(file)};`,
      `import { marked } from ${JSON.stringify(mark)};`,
      `export default marked(${JSON.stringify(name)}, Part);`,
    ].join('\n');
  },
});
