/** A plan of the pricing page. Prices are in Indian rupees. */
export interface Plan {
  readonly name: string;
  /** A number of rupees, or words. */
  readonly price: number | string;
  readonly period: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly cta: string;
  readonly popular: boolean;
}

/** The three plans (specification, section 2). */
export const PLANS: readonly Plan[] = [
  {
    name: 'Free',
    price: 0,
    period: 'forever',
    description: 'For the contract on your desk today.',
    features: ['3 analyses per month', 'Basic AI analysis', 'Email support'],
    cta: 'Get Started Free',
    popular: false,
  },
  {
    name: 'Pro',
    price: 999,
    period: 'per month',
    description: 'For people who sign every week.',
    features: [
      '50 analyses per month',
      'Advanced AI analysis',
      'Priority email support',
      'History and saved analyses',
      'Export to PDF/DOCX',
    ],
    cta: 'Start Pro Trial',
    popular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    period: 'by agreement',
    description: 'For teams whose work is contracts.',
    features: [
      'Unlimited analyses',
      'Premium AI analysis',
      '24/7 priority support',
      'Batch processing',
      'Side-by-side comparison',
      'Templates library',
      'Custom integrations',
      'Dedicated account manager',
    ],
    cta: 'Contact Sales',
    popular: false,
  },
];
