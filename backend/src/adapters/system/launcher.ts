/** How often the launcher is looked for, in milliseconds: a signal to npm takes effect within this time. */
const LOOK_EVERY_MS = 250;

export interface LauncherWatch {
  /** The environment of this process; npm names its script in it (https://docs.npmjs.com/cli/using-npm/scripts). */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The process above this one, which changes once that has ended. */
  readonly parentId: () => number;
}

/**
 * Calls `onGone` once when the npm script that started this process has ended. npm hands a signal to end to a shell
 * between it and Node, which ends without passing it on: the server would go on with its port and its database. Where npm
 * did not start this process, nothing is watched: a parent may leave a service behind on purpose.
 */
export function watchLauncher(onGone: () => void, { env, parentId }: LauncherWatch): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const launcher = parentId();
  const looking = setInterval(() => {
    if (parentId() === launcher) return;
    clearInterval(looking);
    onGone();
  }, LOOK_EVERY_MS);
  looking.unref();
}
