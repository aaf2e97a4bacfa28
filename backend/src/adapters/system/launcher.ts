/** How often the launcher is looked for, in milliseconds: a signal to npm takes effect within this time. */
const LOOK_EVERY_MS = 250;

export interface LauncherWatch {
  /** The environment of this process; npm names its script in it (https://docs.npmjs.com/cli/using-npm/scripts). */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The process that started this one, read before anything that takes time: it may end during the start. */
  readonly launcher: number;
  /** The process above this one now, which changes once the launcher has ended. */
  readonly parentId: () => number;
}

/**
 * Calls `onGone` once when the npm script that started this process has ended. npm hands a signal to end to a shell
 * between it and Node, which ends without passing it on: the server would go on with its port and its database. Where npm
 * did not start this process, nothing is watched: a parent may leave a service behind on purpose.
 */
export function watchLauncher(onGone: () => void, { env, launcher, parentId }: LauncherWatch): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const looking = setInterval(() => {
    if (parentId() === launcher) return;
    clearInterval(looking);
    onGone();
  }, LOOK_EVERY_MS);
  looking.unref();
}
