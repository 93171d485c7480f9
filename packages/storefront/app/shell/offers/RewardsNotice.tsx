import { OFFER_ALERT, pageQueries, TERMS_ALERT, useAlertBanner, useAlerts, useB2c } from '@driveline/hooks';
import { DismissibleBanner } from '@driveline/ui/banners';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';

/** Prompts that ask for something of their own and have a place of their own. */
const OTHERS: readonly string[] = [TERMS_ALERT, OFFER_ALERT];
const WORDS = ['rewardsPilot', 'rewardsPilotAbout', 'rewardsPilotLink'];

/** The pilot of rewards that an account is asked to join, until its strip is closed or followed (SHELL-056). */
export function RewardsNotice() {
  const { client } = useB2c();
  const { pathname } = useLocation();
  const pilot = useAlerts().find(
    ({ alertType, status }) => status === 'PROMPT' && !OTHERS.includes(alertType),
  );
  const { isOpen, dismiss } = useAlertBanner(pilot?.alertType ?? '', pathname);
  const { data } = useQuery({ ...pageQueries.messages(client, WORDS), enabled: isOpen });
  const { rewardsPilot, rewardsPilotAbout = '', rewardsPilotLink } = data?.messages ?? {};
  if (!isOpen || !rewardsPilot) return null;
  return (
    <DismissibleBanner
      tone="promo"
      label={rewardsPilotAbout}
      dismissal={{ target: formTarget('hide-pilot'), onAct: dismiss }}
      {...(rewardsPilotLink && {
        link: { href: paths.rewards(), words: rewardsPilotLink, onFollow: dismiss },
      })}
    >
      {rewardsPilot}
    </DismissibleBanner>
  );
}
