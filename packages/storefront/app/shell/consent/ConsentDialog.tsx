import {
  configQueries,
  consentCategories,
  consentOf,
  keepConsent,
  readConsent,
  useB2c,
} from '@driveline/hooks';
import { openConsentManager } from '@driveline/hooks/analytics';
import { ConsentForm, useStrings } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { targetAt } from '../../intents/formTarget.ts';
import { notify } from '../../shop/notify.ts';
import { scriptConfig } from '../../shop/scriptConfig.ts';
import * as paths from '../../paths/index.ts';

/** The consent manager's own settings where the config has one, else the built-in dialog (SHELL-071). */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { client } = useB2c();
  const { data: config } = useQuery({ ...configQueries.global(client), enabled: false });
  const [isBuiltIn, setBuiltIn] = useState(false);
  const open = useEffectEvent(() => {
    if (openConsentManager(scriptConfig(config))) onClose();
    else setBuiltIn(true);
  });
  useEffect(() => open(), []);
  return isBuiltIn && <BuiltInDialog onClose={onClose} />;
}

/** The choice of cookies over the page that it was asked for on; it is kept without a call. */
function BuiltInDialog({ onClose }: { onClose: () => void }) {
  const { consent } = useStrings();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const accepted = consentOf(new FormData(event.currentTarget, event.nativeEvent.submitter));
    keepConsent(accepted);
    onClose();
    notify({ text: consent.saved });
  };
  return (
    <Modal isOpen onClose={onClose} title={consent.title}>
      <ConsentForm
        target={targetAt(paths.cookieSettings(), 'save-consent')}
        categories={consentCategories}
        accepted={readConsent(document.cookie) ?? []}
        onSubmit={save}
      />
    </Modal>
  );
}
