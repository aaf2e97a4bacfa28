import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '../../../mocks/sample-report.ts';
import { citationButtons } from './citation-buttons.ts';
import { useClauseReaderStore } from './clause-reader-store.ts';
import { safeUrl } from '../shared/safe-url.ts';
import { SectionMarkdown } from './section-markdown.tsx';
import { severityBadges } from './severity-badges.ts';

const answer = sampleAnswer('Tenant', 'India');
const RISKS =
  '1. **High: A**\n   - It says: “x” (§5, p. 2)\n2. **Medium – B**\n3. Highly unusual\n4. **Low: C**';

describe('markdown of the server', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    '/relative',
    ' https://x',
  ])('does not link to %s', (url) => {
    expect(safeUrl(url)).toBeUndefined();
    const { container } = render(<SectionMarkdown content={`[words](<${url}>)`} />);
    expect(container.querySelector('a')).toBeNull();
    expect(container.textContent).toContain('words');
  });

  it('renders no element that it did not write itself', () => {
    const { container } = render(
      <SectionMarkdown
        content={
          '<iframe src=x></iframe><b onclick=x>bold</b>\n\n![pic](https://x.example/p.png)\n\n<svg/onload=x>'
        }
      />,
    );
    expect(container.querySelectorAll('iframe, b, img, svg, [onclick]')).toHaveLength(0);
  });
});

it('renders the tables that a model writes', () => {
  render(<SectionMarkdown content={'| Fee | When |\n| --- | --- |\n| $75 | after the third day |'} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$75',
    'after the third day',
  ]);
});

describe('places in the document', () => {
  it('become buttons that name the citation quoted before them', async () => {
    const content = 'Two: “indemnify the Client against all losses, without limit” (§5, p. 2).';
    render(<SectionMarkdown content={content} plugins={[citationButtons(answer, 3)]} />);
    await userEvent.click(screen.getByRole('button', { name: /^clause 7\.2 \(§5, p\. 2\)/ }));
    expect(useClauseReaderStore.getState().shown).toEqual({ paragraph: 5, citations: ['c5'] });
  });

  it('keep our own count where the contract gives no number', () => {
    render(<SectionMarkdown content="Parties. (§2, p. 1)" plugins={[citationButtons(answer, 1)]} />);
    expect(screen.getByRole('button', { name: '§2, p. 1: show it in the document' }).textContent).toBe(
      '§2, p. 1',
    );
  });

  it.each(['(§5, p. 1)', '(§99, p. 2)', '§ 823 BGB', '(§5)'])(
    'stay words when the document has no %s',
    (place) => {
      render(<SectionMarkdown content={`See ${place}.`} plugins={[citationButtons(answer, 3)]} />);
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByText(`See ${place}.`)).toBeTruthy();
    },
  );
});

describe('severities', () => {
  const items = () => screen.getAllByRole('listitem').filter((item) => item.closest('li li') === null);

  it('become badges in place of the word', () => {
    render(<SectionMarkdown content={RISKS} plugins={[severityBadges(null)]} />);
    expect(items().map((item) => item.textContent?.split('\n')[0])).toHaveLength(4);
    expect(screen.getByText('High').tagName).toBe('SPAN');
    expect(screen.getByText('Highly unusual')).toBeTruthy();
  });

  it('can be shown alone, with the numbers of the whole list', () => {
    render(<SectionMarkdown content={RISKS} plugins={[severityBadges('low')]} />);
    expect(items().map((item) => item.getAttribute('value'))).toEqual(['4']);
  });
});
