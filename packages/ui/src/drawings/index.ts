export { drawingFragment, drawingSvg } from './drawingSvg.ts';
export { drawingFamilies, isDrawingFamily, type DrawingFamily } from './families/index.ts';
export { PartDrawing, type PartDrawingProps } from './PartDrawing.tsx';
export { inlineDrawings, type Drawings } from './drawings.ts';
