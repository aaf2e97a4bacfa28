import type { DialogProps } from './dialog-window.tsx';
import { useDeferred } from './use-deferred.ts';

const loadWindow = () => import('./dialog-window.tsx');

/** A window over the page. Escape, the sign in the corner and a click beside it close it. Its parts load when it is near. */
export function Dialog(props: DialogProps) {
  const part = useDeferred(loadWindow, props.open);
  return part === undefined ? null : <part.DialogWindow {...props} />;
}
