/** What takes pictures, which a shop that takes none does not install. */
export const PICTURE_TOOLS: readonly string[] = [
  'storybook',
  '@storybook/react-vite',
  'playwright-core',
  'pngjs',
];
