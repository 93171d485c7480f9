/** What makes stories of a shop's pages. */
export const STORYBOOK: readonly string[] = ['storybook', '@storybook/react-vite'];

/** What takes pictures of them, which a shop that takes none does not install. */
export const PICTURE_TOOLS: readonly string[] = [...STORYBOOK, 'playwright-core', 'pngjs'];
