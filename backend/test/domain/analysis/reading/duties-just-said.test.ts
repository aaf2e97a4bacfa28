import { describe, expect, it } from 'vitest';

import { isJustSaid } from '../../../../src/domain/analysis/reading/duties/binds-nobody.ts';
import { JUST_SAID } from '../../../../src/domain/analysis/reading/languages/en/talk/just-said.ts';
import { OPTIONS } from '../../../../src/domain/analysis/reading/languages/en/talk/options.ts';
import { FORMALITIES } from '../../../../src/domain/analysis/reading/languages/en/talk/formalities.ts';

describe('Talk, freedoms and tips that read like a task', () => {
  it.each([...JUST_SAID, ...FORMALITIES, ...OPTIONS].flatMap(({ examples }) => examples))(
    '“%s” binds nobody',
    (words) => expect(isJustSaid(words)).toBe(true),
  );
  it.each([...JUST_SAID, ...FORMALITIES, ...OPTIONS].flatMap(({ counterExamples }) => counterExamples))(
    'but “%s” may',
    (words) => expect(isJustSaid(words)).toBe(false),
  );
});
