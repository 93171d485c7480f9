export { GuidePage } from './GuidePage.tsx';
export { GuidesPage } from './GuidesPage.tsx';
export { loadGuide, loadGuides } from './loadGuides.ts';
