const FOLDER = '../../../packages/ui/src/themes/fonts/';

const addresses = import.meta.glob<string>('../../../packages/ui/src/themes/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Whether the package serves a font file. */
export const hasFont = (file: string): boolean => Object.hasOwn(addresses, FOLDER + file);

/** Where this Storybook serves a font file of the package. */
export const fontUrl = (file: string): string => addresses[FOLDER + file] ?? file;
