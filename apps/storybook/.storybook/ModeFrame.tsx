import { inlineDrawings, UiProvider, type UiStrings } from '@driveline/ui';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import '@driveline/ui/theme';
import type { ReactNode } from 'react';
import { useMarket } from '../../../packages/storefront/stories/shown.ts';
import { StoryFrame, type StoryFrameProps } from '../../../packages/storefront/stories/StoryFrame.tsx';

const strings: Record<string, UiStrings> = { 'en-US': enUS, 'es-MX': esMX, 'pt-BR': ptBR };

/** Gives components the words and formats of the market that is shown. */
function InMarket({ children }: { children: ReactNode }) {
  const { locale, currency, units, timeZone } = useMarket();
  return (
    <UiProvider
      locale={locale}
      strings={strings[locale] ?? enUS}
      drawings={inlineDrawings}
      currency={currency.code}
      distanceUnit={units.distance}
      timeFormat={units.timeFormat}
      timeZone={timeZone}
    >
      {children}
    </UiProvider>
  );
}

/** Gives a story the theme, colour mode, words and formats of a mode. */
export const ModeFrame = ({ children, ...frame }: StoryFrameProps) => (
  <StoryFrame {...frame}>
    <InMarket>{children}</InMarket>
  </StoryFrame>
);
