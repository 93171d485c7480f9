import { LatePlace, lazyPart } from '@driveline/hooks';
import type { CompareBarProps } from '@driveline/ui';
import { memo } from 'react';
import { serverParts } from '../../rendering/serverParts.ts';
import { WhenTouched } from '../page/BelowFold.tsx';

const InBrowser = lazyPart(async () => (await import('./CompareBar.ts')).CompareBar);

/** The way to the comparison below a list, which most visits never see: its script comes with the first choice. */
export const ComparePlace = memo(function ComparePlace(props: CompareBarProps) {
  const { CompareBar = InBrowser } = serverParts();
  return (
    <WhenTouched>
      <LatePlace of={CompareBar}>
        <CompareBar {...props} />
      </LatePlace>
    </WhenTouched>
  );
});
