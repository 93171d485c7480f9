import { useEffect, useEffectEvent } from 'react';
import { media } from '../../theme/media.ts';

/** What the sheet of a brand goes by (`themeCss`): the system, or a choice of the shopper. */
const CHOICE = 'data-color-mode';

/** Tells that the page has turned light or dark, when its colours are already the new ones. */
export function useColorModeChange(onChange: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onChange?.());
  useEffect(() => {
    const system = matchMedia(media.dark);
    const choice = new MutationObserver(() => tell());
    const change = () => tell();
    system.addEventListener('change', change);
    choice.observe(document.documentElement, { attributeFilter: [CHOICE] });
    return () => {
      system.removeEventListener('change', change);
      choice.disconnect();
    };
  }, []);
}
