import {
  contactModal,
  contactTab,
  createChatPopup,
  type Device,
  initialContactModal,
  latePart,
  sayOffline,
  useB2c,
  useEdge,
  useMachine,
} from '@driveline/hooks';
import { useStrings } from '@driveline/ui';
import { ContactTab } from '@driveline/ui/contact';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

// react-aria comes with it.
const ContactDialog = latePart(async () => (await import('./ContactDialog.tsx')).ContactDialog, sayOffline);

/** The tab that leads to the desk, over the page or to its own (CONTENT-001 to CONTENT-003). */
export function ContactEdge({ device }: { device: Device['deviceType'] }) {
  const { contact } = useStrings();
  const { client } = useB2c();
  const { market } = useShop();
  const { go, now } = useEdge();
  const { pathname } = useLocation();
  const [openChat] = useState(() => createChatPopup(go));
  const [modal, send] = useMachine(contactModal, initialContactModal, () => void openChat());
  const opens = contactTab(client, {
    path: pathname,
    device,
    isMobileApp: false,
    hasTab: market.showsContactTab,
  });
  if (opens === 'hidden') return null;
  const onOpen = () => send({ type: 'open', at: now() });
  return (
    <>
      <aside aria-label={contact.options}>
        <ContactTab href={paths.contact()} {...(opens === 'modal' && { onOpen })} />
      </aside>
      {modal.view !== 'closed' && <ContactDialog modal={modal} send={send} />}
    </>
  );
}
