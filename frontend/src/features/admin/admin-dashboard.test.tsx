import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { adminSession } from '../../lib/admin-session.ts';
import { ADMIN_PASSWORDS, db } from '../../mocks/db.ts';

/** Logs in at /admin/login with this password. */
async function logInWith(password: string) {
  const app = renderApp('/admin/login');
  await app.person.type(await screen.findByLabelText('Password'), password);
  await app.person.click(screen.getByRole('button', { name: 'Access Dashboard' }));
  return app;
}

async function openUsers(password: string = ADMIN_PASSWORDS.right) {
  const app = await logInWith(password);
  await app.person.click(await screen.findByRole('tab', { name: 'User Management' }));
  return app;
}

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (row === null) throw new Error(`${name} stands in no list`);
  return within(row);
};

describe('the admin login', () => {
  it('opens the dashboard with the right password', async () => {
    const { router } = await logInWith(ADMIN_PASSWORDS.right);
    await screen.findByText('Admin access granted');
    await expect.poll(() => router.state.location.pathname).toBe('/admin');
    expect(adminSession.token()).toBe(ADMIN_PASSWORDS.right);
  });

  it.each([
    ['a wrong password', 'nope', 'Access Denied', 'Incorrect password'],
    ['an answer without a token', ADMIN_PASSWORDS.tokenless, 'Access Denied', 'Incorrect password'],
    ['a server that cannot say', ADMIN_PASSWORDS.outage, 'Error', 'Login failed. Please try again.'],
  ])('answers %s and clears the field', async (_case, password, title, description) => {
    await logInWith(password);
    await screen.findByText(title);
    expect(screen.getByText(description)).toBeTruthy();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: 'Access Dashboard' })).toHaveProperty('disabled', true);
    expect(adminSession.isOpen()).toBe(false);
  });

  it('stands before the dashboard', async () => {
    const { router } = renderApp('/admin');
    await screen.findByRole('heading', { name: 'Admin Access' });
    expect(router.state.location.pathname).toBe('/admin/login');
  });
});

describe('statistics', () => {
  it('shows the four figures and the last logins', async () => {
    await logInWith(ADMIN_PASSWORDS.right);
    const card = (await screen.findByRole('heading', { name: 'Avg. Logins/User' })).parentElement;
    // 165 logins of 4 users
    expect(card?.textContent).toContain('41.3');
    for (const text of ['Registered users', 'All-time login events', 'Documents analyzed']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const sarah = await rowOf('Sarah Smith');
    expect(sarah.getByText('just now')).toBeTruthy();
    expect(screen.getByText('Unknown User')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Logins' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Analyses, day by day' })).toBeTruthy();
  });

  it('says so when nobody has come yet', async () => {
    await logInWith(ADMIN_PASSWORDS.fresh);
    await screen.findByText('No login activity yet');
    const card = screen.getByRole('heading', { name: 'Avg. Logins/User' }).parentElement;
    expect(card?.textContent).toBe('Avg. Logins/User0Logins for each user');
  });

  it('offers a new login when the session has ended', async () => {
    const { person, router } = await logInWith(ADMIN_PASSWORDS.expired);
    const panel = await screen.findByRole('alert');
    expect(panel.textContent).toContain('Error loading statistics');
    expect(panel.textContent).toContain('401: Please log in as admin first.');
    expect(panel.textContent).toContain("Please ensure you're logged in as admin");
    await person.click(within(panel).getByRole('button', { name: 'Log in again' }));
    await expect.poll(() => router.state.location.pathname).toBe('/admin/login');
    expect(adminSession.isOpen()).toBe(false);
  });
});

describe('user management', () => {
  it('restricts a user and shows it', async () => {
    const { person } = await openUsers();
    const sarah = await rowOf('Sarah Smith');
    expect(sarah.getByText('100 analyses')).toBeTruthy();
    expect((await rowOf('Tomás Álvarez')).getByText('1 analysis')).toBeTruthy();
    await person.click(sarah.getByRole('button', { name: 'Restrict Sarah Smith' }));
    const question = await screen.findByRole('dialog', { name: 'Restrict Sarah Smith?' });
    expect(question.textContent).toContain('cannot analyze documents');
    await person.click(within(question).getByRole('button', { name: 'Restrict' }));
    await screen.findByText('User restriction status updated successfully');
    await expect.poll(() => sarah.queryByText('Restricted')).not.toBeNull();
    expect(db.users.find(({ displayName }) => displayName === 'Sarah Smith')?.isRestricted).toBe(true);
    await person.click(sarah.getByRole('button', { name: 'Unrestrict Sarah Smith' }));
    await expect.poll(() => sarah.queryByText('Restricted')).toBeNull();
  });

  it('shows the rest of the list on request, and says when a change fails', async () => {
    const { person } = await openUsers();
    await person.click(await screen.findByRole('button', { name: 'Show more users' }));
    await person.click(await screen.findByRole('button', { name: /^Restrict Stubborn/ }));
    await person.click(await screen.findByRole('button', { name: 'Restrict' }));
    await screen.findByText('503: The service is not available right now.');
  });

  it('finds users by words', async () => {
    const { person } = await openUsers();
    await person.type(screen.getByLabelText('Search by name or e-mail'), 'tom');
    await expect.poll(() => screen.queryByText('Sarah Smith')).toBeNull();
    expect(await screen.findByText('Tomás Álvarez')).toBeTruthy();
    await person.type(screen.getByLabelText('Search by name or e-mail'), 'xyz');
    await screen.findByText('No users found');
  });

  it('offers a new login when the session has ended', async () => {
    await openUsers(ADMIN_PASSWORDS.expired);
    const panel = await screen.findByText('Error loading users');
    expect(panel).toBeTruthy();
  });
});

describe('logging out', () => {
  it('ends the session on both sides', async () => {
    const { person, router } = await logInWith(ADMIN_PASSWORDS.right);
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText('Logged Out');
    expect(screen.getByText('Admin session ended')).toBeTruthy();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/login');
    expect(adminSession.token()).toBeNull();
    expect(db.adminToken).toBeNull();
  });
});
