const TABS = ['statistics', 'users'] as const;

/** The views of the admin area, as they stand in the address. */
export type AdminTab = (typeof TABS)[number];

/** The view that an address asks for; Statistics unless it names another (specification, section 2). */
export const toAdminTab = (value: unknown): AdminTab => TABS.find((tab) => tab === value) ?? 'statistics';
