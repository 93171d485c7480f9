import { consentCategories, consentCookie, consentOf, readConsent } from '@driveline/hooks';
import { ConsentForm, useStrings } from '@driveline/ui';
import { Modal } from '@driveline/ui/overlays';
import type { SubmitEvent } from 'react';
import { COOKIE_SETTINGS_PATH } from '../../shop/overlays.ts';
import { notify } from '../notifications/index.ts';

/** The choice of cookies over the page that it was asked for on; it is kept without a call (SHELL-071). */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
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
