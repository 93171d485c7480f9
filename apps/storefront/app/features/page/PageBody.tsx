import { Stack } from '@driveline/ui';
import type { ReactNode } from 'react';
import * as layout from './layout.css.ts';

/** The column that a page's content stands in. */
export function PageBody({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={layout.page}>
      <Stack gap={6} {...(narrow && { className: layout.narrow })}>
        {children}
      </Stack>
    </div>
  );
}

/** Content with a column beside it that stays in view. */
export function SplitBody({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={layout.split}>
      <Stack gap={5}>{children}</Stack>
      <Stack gap={5} className={layout.sticky}>
        {aside}
      </Stack>
    </div>
  );
}
