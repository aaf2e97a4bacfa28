import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { db } from '../../mocks/db.ts';

const texts = (selector: string, root: ParentNode = document) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
const mainText = () => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
const open = async (path: string): Promise<HTMLElement> => {
  renderApp(path);
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  return screen.getByRole('main');
};

beforeEach(() => {
  // The brand of a server whose operator has set none.
  db.config = {
    ...db.config,
    brand: { name: 'Legible', company: 'Legible Technologies', contactEmail: 'support@legible.example' },
  };
});

describe('/', () => {
  it('shows its sections in the specified order', async () => {
    await open('/');
    expect(texts('main :is(h1, h2, h3)')).toEqual([
      'Know what you are signing',
      'How It Works',
      'Sign In & Upload',
      'AI Analysis',
      'Get Insights',
      'Built for people who sign things',
      'Multi-Format Support',
      'AI-Powered Analysis',
      'Instant Results',
      'Privacy First',
      'Six readings of every document',
      'Key Terms Extraction',
      'Obligation Mapping',
      'Risk Detection',
      'Clause Benchmarking',
      'Plain English Translation',
      'Fix Recommendations',
      'Read it before it binds you',
    ]);
    const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Sign In & Upload/),
      expect.stringMatching(/^2AI Analysis/),
      expect.stringMatching(/^3Get Insights/),
    ]);
  });

  it('offers the way in to visitors', async () => {
    const main = await open('/');
    await within(main).findByRole('button', { name: 'Sign In to Get Started' });
    expect(within(main).getByRole('link', { name: 'See How It Works' }).getAttribute('href')).toBe(
      '/features',
    );
    expect(within(main).getByRole('button', { name: 'Get Started with Google' })).toBeDefined();
    expect(screen.getAllByText('local sign-in, no Google project configured')).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'In figures' })).toBeDefined();
  });

  it('ends in the footer', async () => {
    await open('/');
    const footer = screen.getByRole('contentinfo');
    await waitFor(() => expect(footer.textContent).toContain('support@legible.example'));
    expect(
      [...footer.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Features', '/features'],
      ['About Us', '/about'],
      ['Contact', 'mailto:support@legible.example'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Refund Policy', '/refund-policy'],
    ]);
    expect(footer.textContent).toContain('© 2025 Legible Technologies');
  });

  it('shows no figures and no terms where the operator publishes none', async () => {
    db.config = { ...db.config, isCommercial: false };
    await open('/');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'In figures' })).toBeNull());
    expect(texts('footer a')).not.toContain('Terms of Service');
  });
});

it('/about tells mission, work, privacy and readers, and starts an analysis', async () => {
  const main = await open('/about');
  expect(texts('main h2')).toEqual(
    expect.arrayContaining(['Our Mission', 'What We Do', 'Our Privacy Commitment', 'Who We Serve']),
  );
  expect(mainText()).toContain('Zero document storage');
  expect(mainText()).toContain('not legal advice');
  expect(mainText()).toContain('a product of Legible Technologies');
  expect(texts('main dt')).toEqual([
    'Individuals',
    'Entrepreneurs',
    'Freelancers',
    'Small businesses',
    'Legal professionals',
  ]);
  expect(within(main).getByRole('link', { name: 'Start Analyzing' }).getAttribute('href')).toBe('/analyze');
});

it('/features has four cards with chips, six sections, and starts an analysis', async () => {
  const main = await open('/features');
  const cards = within(main).getByRole('region', { name: 'Features' });
  expect(texts(':is(h2, h3)', cards)).toEqual([
    'Multi-Format Support',
    'AI-Powered Analysis',
    'Instant Results',
    'Privacy First',
  ]);
  expect(within(cards).getAllByRole('list', { name: 'Capabilities' })).toHaveLength(4);
  for (const chip of ['PDF', 'DOCX', 'TXT', 'JPG', 'PNG']) {
    expect(within(cards).getByText(chip, { exact: true })).toBeDefined();
  }
  expect(texts('h3', within(main).getByRole('region', { name: 'What the report holds' }))).toEqual([
    '1. Key Information',
    '2. Obligations & Responsibilities',
    '3. Risks or Red Flags',
    '4. Comparison to Standard Practices',
    '5. Plain-Language Summary (Max 200 words)',
    '6. Suggestions for Improvement',
  ]);
  expect(within(main).getByRole('link', { name: 'Start Analyzing' }).getAttribute('href')).toBe('/analyze');
});

const PLANS = [
  ['Free', '₹0forever', ['3 analyses per month', 'Basic AI analysis', 'Email support'], 'Get Started Free'],
  [
    'Pro',
    '₹999per month',
    [
      '50 analyses per month',
      'Advanced AI analysis',
      'Priority email support',
      'History and saved analyses',
      'Export to PDF/DOCX',
    ],
    'Start Pro Trial',
  ],
  [
    'Enterprise',
    'Customby agreement',
    (
      'Unlimited analyses, Premium AI analysis, 24/7 priority support, Batch processing, ' +
      'Side-by-side comparison, Templates library, Custom integrations, Dedicated account manager'
    ).split(', '),
    'Contact Sales',
  ],
] as const;

it('/pricing has three plans, each leading to the analysis', async () => {
  const main = await open('/pricing');
  expect(texts('main h2')).toEqual(PLANS.map(([name]) => name));
  for (const [name, price, features, cta] of PLANS) {
    const card = within(main).getByRole('heading', { name, level: 2 }).closest('li');
    if (card === null) throw new Error(`The plan ${name} stands in no list.`);
    expect(card.textContent).toContain(price);
    expect(texts('li', card)).toEqual([...features]);
    expect(
      [...card.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([[cta, '/analyze']]);
    expect(card.textContent?.includes('Most Popular')).toBe(name === 'Pro');
  }
  expect(within(main).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  expect(within(main).getByRole('link', { name: 'Refund Policy' }).getAttribute('href')).toBe(
    '/refund-policy',
  );
});

it('/contact gives the address', async () => {
  const main = await open('/contact');
  const link = await within(main).findByRole('link', { name: 'support@legible.example' });
  expect(link.getAttribute('href')).toBe('mailto:support@legible.example');
  expect(mainText()).toContain('within 24 hours');
});
