import { useMemo, type Ref, type RefCallback } from 'react';

/** One ref that hands its node to a component's own ref and the given one; the same for as long as both are. */
export function useMergedRefs<Node>(own: Ref<Node>, given: Ref<Node> | undefined): RefCallback<Node> {
  return useMemo(
    () => (node: Node) => {
      const cleanups = [own, given].map((ref) => assign(ref, node));
      return () => cleanups.forEach((cleanup) => cleanup());
    },
    [own, given],
  );
}

function assign<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
