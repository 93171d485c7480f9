import {
  createChatPopup,
  isCartOrCheckout,
  useChatAvailability,
  useEdge,
  useProactiveChat,
} from '@driveline/hooks';
import { useStrings } from '@driveline/ui';
import { ChatLauncher, ProactiveChat } from '@driveline/ui/chat';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import * as paths from '../../paths/index.ts';

/** The way into a chat while somebody is at the desk, and once in a while a word about it (CONTENT-007, CONTENT-016). */
export function ChatCorner() {
  const { chat } = useStrings();
  const { go } = useEdge();
  const { pathname } = useLocation();
  const width = useSyncExternalStore(onResize, () => innerWidth);
  const { status } = useChatAvailability({ isCircular: pathname === paths.circular() });
  const { isShown, close } = useProactiveChat({
    path: pathname,
    width,
    isBot: false,
    agentsAvailable: status,
  });
  const [openChat] = useState(() => createChatPopup(go));
  // Where a shopper pays nothing lies over the page.
  if (!status || isCartOrCheckout(pathname)) return null;
  const start = () => {
    close();
    openChat();
  };
  return (
    <>
      {isShown && <ProactiveChat href={paths.chat()} onStart={start} onClose={close} />}
      <aside aria-label={chat.title}>
        <ChatLauncher status="open" href={paths.chat()} onOpen={start} />
      </aside>
    </>
  );
}

function onResize(measure: () => void): () => void {
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}
