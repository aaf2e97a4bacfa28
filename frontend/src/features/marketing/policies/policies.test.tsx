import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { db } from '../../../mocks/db.ts';

const says = [
  [
    '/privacy',
    [
      'your documents are never stored',
      'the file, the text read from it and the report are discarded',
      'third-party Google authentication service',
      'at least 18 years old',
      'a product of Legible Technologies',
    ],
  ],
  [
    '/terms',
    [
      'at least 18 years old',
      'not legal advice',
      'may be inaccurate',
      'billed monthly in advance',
      'a change of price 30 days before',
      'capped at the amount you paid for it in the last 12 months',
      'governed by Indian law',
      'within 3 days (72 hours)',
    ],
  ],
  [
    '/refund-policy',
    [
      'full refund within 3 days (72 hours) of your first purchase',
      'first-time customers',
      'not had a refund from us earlier',
      'Support replies within 24 hours',
      'processed in 3-5 business days',
      'a further 5-10 business days',
      'Renewals',
      'Enterprise plans under a custom agreement',
      'free tier',
      'keep access until the end of the billing period',
    ],
  ],
] as const;

const mainText = () => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
const open = async (path: string) => {
  const view = renderApp(path);
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  return view;
};

beforeEach(() => {
  // The brand of a server whose operator has set none.
  db.config = {
    ...db.config,
    brand: { name: 'Legible', company: 'Legible Technologies', contactEmail: 'support@legible.example' },
  };
});

it.each(says)('%s carries its date and its facts', async (path, facts) => {
  await open(path);
  expect(mainText()).toContain('Last updated: October 27, 2025');
  for (const fact of facts) await waitFor(() => expect(mainText()).toContain(fact));
});

it('/terms has 14 numbered sections, each reached from the list beside it', async () => {
  await open('/terms');
  const headings = [...document.querySelectorAll('main h2')];
  expect(headings.map(({ textContent }) => textContent?.split('.')[0])).toEqual(
    Array.from({ length: 14 }, (_unused, index) => String(index + 1)),
  );
  const links = [...document.querySelectorAll('main nav[aria-label="Sections"] a')];
  expect(links).toHaveLength(14);
  for (const [index, link] of links.entries()) {
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    const heading = target?.matches('h2') === true ? target : target?.querySelector('h2');
    expect(heading?.textContent).toBe(`${index + 1}. ${link.textContent}`);
  }
});

describe('who reads the text', () => {
  it.each([
    ['built-in', { analyst: 'built-in', model: null, isLocal: true }, 'No AI model is used'],
    [
      'ollama, local',
      { analyst: 'ollama', model: 'qwen3:8b', isLocal: true },
      '(qwen3:8b) that runs on the operator’s own machines',
    ],
    [
      'ollama, remote',
      { analyst: 'ollama', model: 'qwen3:8b', isLocal: false },
      'sent there over the network',
    ],
    [
      'openai, remote',
      { analyst: 'openai', model: 'gpt-5-mini', isLocal: false },
      'OpenAI may keep data sent to its API for up to 30 days',
    ],
  ] as const)('is true for %s', async (_case, analyst, words) => {
    db.config = { ...db.config, analyst };
    await open('/privacy');
    await waitFor(() => expect(mainText()).toContain(words));
  });
});

it.each(['/privacy', '/terms'])('%s does not pass the local sign-in off as Google’s', async (path) => {
  await open(path);
  await waitFor(() => expect(mainText()).toContain('uses its own local sign-in instead'));
});

it.each(['/pricing', '/terms', '/refund-policy'])(
  '%s keeps prices to itself where the operator publishes none',
  async (path) => {
    db.config = { ...db.config, isCommercial: false };
    await open(path);
    await waitFor(() => expect(mainText()).toContain('is run privately'));
    expect(mainText()).not.toContain('999');
    expect(screen.queryByRole('link', { name: 'Terms of Service' })).toBeNull();
  },
);
