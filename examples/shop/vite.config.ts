import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    outDir: 'dist/client',
    rolldownOptions: { input: 'src/browser.tsx', output: { entryFileNames: 'browser.js' } },
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: 'src/server.tsx', output: { entryFileNames: 'server.js' } } } },
  },
});
