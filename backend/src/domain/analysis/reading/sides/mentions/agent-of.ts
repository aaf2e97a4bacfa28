import { isSameName } from '../names/same-name.ts';
import type { Naming } from '../names/naming.ts';

/** Whether a naming is of the agent in whose words another party is told: `X Ltd acting as agent for Mr Sethi (the Owner)`. */
export const isAgentOf = ({ names, span }: Naming, conjuncts: readonly Naming[], text: string): boolean =>
  names.length > 0 &&
  conjuncts.some(
    (one) =>
      span.start < one.span.end &&
      span.end > one.span.start &&
      one.names.length > 0 &&
      !names.some((name) => one.names.some((own) => isSameName(own, name))) &&
      /\bagents? (?:for|of)\b|\bon behalf of\b/i.test(text.slice(one.span.start, one.span.end)),
  );
