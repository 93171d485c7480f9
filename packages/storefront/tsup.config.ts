import { mkdirSync, copyFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { slotNames } from './src/slots.ts';

/** Types of the originals: a shop's compiler need not read the sources of pages for them. */
const slotTypes = (name: string) => `import type { ComponentType } from 'react';
import type { SlotProps } from '../src/slots.js';

declare const original: ComponentType<SlotProps<'${name}'>>;
export default original;
`;

/** The same for what makes stories. A story is data for Storybook, whose own types a shop need not have. */
const storyTypes = `import type { Visit } from './visitType.js';

export type { Visit };
export type PageStory = { [field: string]: unknown };
export declare const shopPages: { tags: string[]; parameters: { layout: string } };
export declare const opens: (visit: Visit) => PageStory;
export declare const opensPlain: typeof opens;
export declare const opensState: typeof opens;
export declare const opensAlike: typeof opens;
`;

async function writeTypes(): Promise<void> {
  for (const folder of ['slots', 'stories', 'messages']) mkdirSync(`dist/${folder}`, { recursive: true });
  for (const name of slotNames) writeFileSync(`dist/slots/${name}.d.ts`, slotTypes(name));
  writeFileSync('dist/stories/ownStories.d.ts', storyTypes);
  // Ids of words are its keys.
  copyFileSync('messages/en-US.json', 'dist/messages/en-US.json');
}

// What Node loads. Pages stay sources: the Vite of a shop compiles them with its own parts.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cli: 'cli/main.ts',
    plugins: 'src/plugins/index.ts',
    preset: 'vite/preset.ts',
    routes: 'src/shopRoutes.ts',
    storybook: 'storybook/config.ts',
    testing: 'src/testing.ts',
    vite: 'vite/index.ts',
  },
  format: ['esm'],
  target: 'es2023',
  platform: 'node',
  // By the compiler, file by file.
  dts: false,
  sourcemap: true,
  clean: true,
  onSuccess: writeTypes,
});
