/** The ways to reach the shop. They come after the page, so they have an address of their own. */
export { ChatLink, type ChatLinkProps } from './ChatLink.tsx';
export { ContactPanel, type ContactPanelProps, type ContactWay } from './ContactPanel.tsx';
export { ContactTab, type ContactTabProps } from './ContactTab.tsx';
