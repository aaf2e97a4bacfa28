import { render, screen } from '@testing-library/react';
import Markdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { sampleAnswer } from '../../../mocks/sample-report.ts';
import { SectionMarkdown } from './section-markdown.tsx';
import { tameMarkdown } from './tame-markdown.ts';

/** What the server lets through at most, in bytes. */
const CAP = 100_000;
const answer = sampleAnswer('Tenant', 'India');

describe('A section made to stop the page', () => {
  it.each([
    ['opening brackets', '['],
    ['brackets that close', '[]'],
    ['brackets within brackets', '[a]('],
    ['images', '!['],
    ['quotes within quotes', '> '],
    ['quotes without a space', '>'],
    ['lists within lists', '- '],
    ['numbered lists within lists', '1. '],
    ['quotes and lists in turn', '> - 1) '],
    ['stars', '*'],
    ['underscores', '_a'],
    ['backticks', '`'],
    ['backticks of all lengths', '` `` ``` '],
    ['angle brackets', '<'],
    ['ampersands', '&'],
    ['tables', '|'],
    ['definitions', '[a]: b\n'],
    ['paragraph marks', '(§1, p. 1) '],
    ['line breaks', 'a  \n'],
  ])('of %s is shown', (_case, piece) => {
    const bomb = piece.repeat(Math.floor((CAP - 100) / piece.length));
    render(<SectionMarkdown content={`${bomb}\n\nThe end.`} />);
    expect(screen.getByText(/The end\./)).toBeTruthy();
  });

  it('of a wide and long table is shown as far as anybody reads', () => {
    const width = 10_000;
    const table = `${'|a'.repeat(width)}\n${'|-'.repeat(width)}\n${'|\n'.repeat(25_000)}`;
    const { container } = render(<SectionMarkdown content={table} />);
    expect(container.querySelectorAll('td, th').length).toBeLessThanOrEqual(6_000);
  });

  it.each([
    answer.analysis,
    '> > > a quote of a quote of a quote\n- - 1. a point\n\n---\n\n********************',
    `${'[a](https://example.org) '.repeat(100)}\n${'[b](https://example.org) '.repeat(100)}`,
  ])('is no report, which stays as it is', (markdown) => {
    const { container: tamed } = render(<SectionMarkdown content={tameMarkdown(markdown)} />);
    const { container: untamed } = render(<Markdown>{markdown}</Markdown>);
    expect(tamed.textContent).toBe(untamed.textContent);
    expect(tamed.querySelectorAll('a')).toHaveLength(untamed.querySelectorAll('a').length);
  });
});
