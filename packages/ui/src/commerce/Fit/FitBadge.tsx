import { Badge } from '../../components/Badge/Badge.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { FitState } from '../model/fit.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { fitIcon, fitTone, fitWords } from './fitLook.tsx';
import { wholeNames } from '../private/wholeNames.tsx';

export interface FitBadgeProps extends BlockProps<'span'> {
  state: FitState;
  /** Short name of the shopper's vehicle, such as its model. */
  vehicle?: string;
}

/** The answer to 'does it fit?' as icon, word and colour together [PLUS-001]. */
export function FitBadge({ state, vehicle, ...rest }: FitBadgeProps) {
  const strings = useStrings();
  return (
    <Badge tone={fitTone[state]} icon={fitIcon(state, 16)} data-fit={state} {...rest}>
      {wholeNames(fitWords(strings, { state }, vehicle))}
    </Badge>
  );
}
