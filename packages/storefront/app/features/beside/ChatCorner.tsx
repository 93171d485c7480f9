import { createChatPopup, useChatAvailability, useEdge, useProactiveChat } from '@driveline/hooks';
import { useStrings } from '@driveline/ui';
import { ChatLauncher, ProactiveChat } from '@driveline/ui/chat';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CHAT_PATH } from '../chat/index.ts';

/** Where a shopper pays nothing lies over the page. */
const WITHOUT = /^\/(cart|checkout|signincheckout)(\/|$)/;

/** The way into a chat while somebody is at the desk, and once in a while a word about it (CONTENT-007, CONTENT-016). */
export function ChatCorner() {
  const { chat } = useStrings();
  const { go } = useEdge();
  const { pathname } = useLocation();
  const width = useWindowWidth();
  const { status } = useChatAvailability({ isCircular: pathname === '/circular' });
  const { isShown, close } = useProactiveChat({
    path: pathname,
    width,
    isBot: false,
    agentsAvailable: status,
  });
  const [openChat] = useState(() => createChatPopup(go));
  if (!status || WITHOUT.test(pathname)) return null;
  const start = () => {
    close();
    openChat();
  };
  return (
    <>
      {isShown && <ProactiveChat href={CHAT_PATH} onStart={start} onClose={close} />}
      <aside aria-label={chat.title}>
        <ChatLauncher status="open" href={CHAT_PATH} onOpen={start} />
      </aside>
    </>
  );
}

function useWindowWidth(): number {
  const [width, setWidth] = useState(() => innerWidth);
  useEffect(() => {
    const measure = () => setWidth(innerWidth);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return width;
}
