// `npm run demo`: `npm start` with every feature on that a visitor can see (docs/demonstration.md).
import { at } from './lib/paths.mjs';
import { answerHelp, usageOf } from './lib/usage.mjs';

answerHelp(usageOf(at('scripts', 'demo.mjs')));
process.env.CONFIG_FILE ??= at('apps', 'b2c', 'config', 'demonstration.json');
await import('./start.mjs');
