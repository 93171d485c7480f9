import { driveline } from '@driveline/storefront/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [driveline(import.meta.dirname)] });
