/** The ways to reach the shop. They come after the page, so they have an address of their own. */
export { ContactPanel, type ContactPanelProps, type ContactWay } from './ContactPanel.tsx';
export { ContactTab, type ContactTabProps } from './ContactTab.tsx';
