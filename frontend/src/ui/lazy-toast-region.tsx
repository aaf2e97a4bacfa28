import { useToastStore } from './toast.ts';
import { useDeferred } from './use-deferred.ts';

const loadRegion = () => import('./toast-region.tsx');

/** The place where toasts appear. Mount it once; its parts load when the first toast is near. */
export function LazyToastRegion() {
  const hasToast = useToastStore((state) => state.toast !== null);
  const region = useDeferred(loadRegion, hasToast);
  return region === undefined ? null : <region.ToastRegion />;
}
