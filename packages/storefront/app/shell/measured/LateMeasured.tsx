import { latePart } from '@driveline/hooks';
import type { PageFacts } from '@driveline/hooks';
import { useMayMeasure } from '@driveline/hooks/analytics';
import { useLocation } from 'react-router-dom';

const Measured = latePart(async () => (await import('./Measured.tsx')).Measured);

/** What measures a page loads once the browser is idle, for those who let it (STATE-026). */
export const LateMeasured = (page: Pick<PageFacts, 'frame'>) =>
  useMayMeasure(useLocation().key) && <Measured {...page} />;
