import { useSurveyOffer } from '@driveline/hooks';
import { DismissibleBanner } from '@driveline/ui/banners';
import { formTarget } from '../../intents/formTarget.ts';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** Asks once after a purchase how it went (STATE-008). */
export function SurveyOffer() {
  const text = useText();
  const offer = useSurveyOffer(paths.contact('websiteIssues'));
  if (!offer) return null;
  const { close, ...to } = offer;
  return (
    <DismissibleBanner
      tone="info"
      // What was bought is read first, without a strip over it.
      data-still
      label={text('confirmation.survey')}
      dismissal={{ target: formTarget('hide-app'), onAct: close }}
      link={{ ...to, words: text('confirmation.surveyAnswer'), onFollow: close }}
    >
      {text('confirmation.surveyAsk')}
    </DismissibleBanner>
  );
}
