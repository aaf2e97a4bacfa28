import { setIdentity } from './shared/analysis-store.ts';

/** Roles that most papers of private life and small business have. */
const ROLES = [
  'Tenant',
  'Landlord',
  'Employee',
  'Employer',
  'Contractor',
  'Client',
  'Buyer',
  'Seller',
  'Borrower',
];

/** Roles to pick instead of typing one: a report is written for a side, and a name alone may not tell which. */
export function RoleSuggestions({ value }: { readonly value: string }) {
  return (
    <div role="group" aria-label="Common roles" className="flex flex-wrap items-center gap-2 md:col-span-2">
      <span className="text-sm text-paper-dim">Common roles:</span>
      {ROLES.map((role) => (
        <button
          key={role}
          type="button"
          aria-pressed={value === role}
          onClick={() => setIdentity(role)}
          className="min-h-8 rounded-full border border-edge px-3 text-sm text-paper hover:border-paper aria-pressed:border-marker aria-pressed:bg-marker aria-pressed:text-marker-ink"
        >
          {role}
        </button>
      ))}
    </div>
  );
}
