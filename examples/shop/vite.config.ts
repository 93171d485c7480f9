import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    outDir: 'dist/client',
    rolldownOptions: {
      input: 'src/browser.tsx',
      output: { entryFileNames: 'browser.js', assetFileNames: '[name][extname]' },
    },
  },
  // Its modules load stylesheets, which Node does not.
  ssr: { noExternal: ['@driveline/ui'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: 'src/server.tsx', output: { entryFileNames: 'server.js' } } } },
  },
});
