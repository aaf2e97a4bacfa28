/**
 * Composition root of the child processes: which tasks stand behind each role. The parent names the role and hands over
 * the settings on the command line; nothing secret is among them.
 */
import { refuseToServe, serveTasks, type ServedTasks } from '../adapters/isolation/serve-tasks.ts';
import type { Caps } from '../ports/document-format.ts';

/** What a child is for. */
export type ChildRole = 'parser' | 'ocr' | 'domain';

/** What `processes.ts` passes on. */
export interface ChildSettings {
  readonly role: ChildRole;
  readonly memoryLimitBytes: number;
  readonly caps: Caps;
}

// Written by `processes.ts` of the same version, so the shape is known.
const settings: ChildSettings = JSON.parse(process.argv[2] ?? '{}');

/** Each role loads only what it needs: a child is as small as its job. */
const roles: Readonly<Record<ChildRole, () => Promise<ServedTasks>>> = {
  parser: async () =>
    (await import('../adapters/extraction/pipeline/parser-tasks.ts')).createParserTasks(settings.caps),
  ocr: async () => (await import('../adapters/extraction/ocr/tasks.ts')).createOcrTasks(settings.caps),
  domain: async () => {
    const { forgetWords } = await import('../domain/analysis/prompt-injection/order-features.ts');
    const { forgetRemembered } = await import('../domain/analysis/remembered/remembered.ts');
    return {
      tasks: (await import('../domain/analysis/tasks.ts')).tasks,
      warmUp: (await import('../domain/analysis/warm-up.ts')).warmUp,
      forget: () => {
        forgetWords();
        forgetRemembered();
      },
    };
  },
};

try {
  serveTasks(await roles[settings.role](), settings.memoryLimitBytes);
} catch (error) {
  // Known by its name: the class comes with the parsers, which only one role loads.
  if (!(error instanceof Error && error.name === 'PluginError')) throw error;
  refuseToServe(error.message);
}
