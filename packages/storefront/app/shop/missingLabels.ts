import { createMissingLabels } from '@driveline/hooks';

/** Texts that the active locale lacks; the browser sends them when its page is hidden (STATE-024). */
export const missingLabels = createMissingLabels();
