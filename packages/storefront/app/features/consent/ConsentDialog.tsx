import {
  configQueries,
  consentCategories,
  consentCookie,
  consentOf,
  readConsent,
  useB2c,
} from '@driveline/hooks';
import { ConsentForm, useStrings } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { COOKIE_SETTINGS_PATH } from '../../shop/overlays.ts';
import { notify } from '../notifications/index.ts';
import { openConsentManager } from './consentManager.ts';

/** The consent manager's own settings where the config has one, else the built-in dialog (SHELL-071). */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const { client } = useB2c();
  const { data: config } = useQuery({ ...configQueries.global(client), enabled: false });
  const [isBuiltIn, setBuiltIn] = useState(false);
  const open = useEffectEvent(() => {
    if (openConsentManager(config)) onClose();
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
    document.cookie = consentCookie(accepted, { secure: location.protocol === 'https:' });
    onClose();
    notify({ text: consent.saved });
  };
  return (
    <Modal isOpen onClose={onClose} title={consent.title}>
      <ConsentForm
        action={COOKIE_SETTINGS_PATH}
        categories={consentCategories}
        accepted={readConsent(document.cookie) ?? []}
        onSubmit={save}
      />
    </Modal>
  );
}
