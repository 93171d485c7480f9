import { useRef, type PointerEvent } from 'react';
import { isScrollbarDrag, type Point } from './scrollbarDrag.ts';

/** Handlers for the layer around a dialog: a press that begins and ends on it asks to close. */
export function useBackdropPress(onPress: () => void) {
  const start = useRef<Point | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const onBackdrop = event.target === event.currentTarget;
      start.current = onBackdrop ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      const began = start.current;
      start.current = null;
      if (!began || event.target !== event.currentTarget) return;
      if (isScrollbarDrag(began, { x: event.clientX, y: event.clientY }, window.innerWidth)) return;
      onPress();
    },
  };
}
