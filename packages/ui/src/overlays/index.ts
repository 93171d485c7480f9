/** What opens over a page. Import it when it opens: everything here brings react-aria with it. */
export { Drawer, type DrawerProps } from '../components/Drawer/Drawer.tsx';
export { Modal, type ModalProps } from '../components/Modal/Modal.tsx';
export type { DialogProps } from '../components/private/dialog/DialogShell.tsx';
export { Sheet } from '../components/Sheet/Sheet.tsx';
export { ToastRegion, type ToastRegionProps } from '../components/Toast/ToastRegion.tsx';
export { Tooltip, type TooltipProps } from '../components/Tooltip/Tooltip.tsx';
