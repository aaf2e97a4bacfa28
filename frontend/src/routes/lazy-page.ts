import { lazyRouteComponent } from '@tanstack/react-router';
import { loadCode } from '../lib/stale-code.ts';

/** A page whose code is loaded when somebody points at a link to it or opens it. */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent<Module, Name>(() => loadCode(load), name);
}
