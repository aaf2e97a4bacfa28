import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';
import { LazyToastRegion } from './lazy-toast-region.tsx';

const toasts = () => document.querySelectorAll('[data-variant]');

describe('toasts', () => {
  it('show title and description, called from anywhere', async () => {
    render(<LazyToastRegion />);
    act(() => showToast({ title: 'Success', description: 'Admin access granted' }));
    expect(await screen.findByText('Success')).toBeDefined();
    expect(screen.getByText('Admin access granted')).toBeDefined();
    expect(toasts()[0]?.getAttribute('data-variant')).toBe('default');
  });

  it('are at most one at a time: the newest', () => {
    render(<ToastRegion />);
    act(() => {
      showToast({ title: 'First' });
      showToast({ title: 'Second', variant: 'destructive' });
    });
    expect(toasts()).toHaveLength(1);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeDefined();
    expect(toasts()[0]?.getAttribute('data-variant')).toBe('destructive');
  });

  it('go by themselves after 5000 ms, each with a time of its own', async () => {
    vi.useFakeTimers();
    render(<ToastRegion />);
    act(() => showToast({ title: 'First' }));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    act(() => showToast({ title: 'Second' }));
    await act(() => vi.advanceTimersByTimeAsync(4990));
    expect(screen.getByText('Second')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(toasts()).toHaveLength(0);
  });

  it('can be dismissed', async () => {
    render(<ToastRegion />);
    act(() => showToast({ title: 'Logged Out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(toasts()).toHaveLength(0);
  });

  it('are reached with F8', async () => {
    render(<ToastRegion />);
    act(() => showToast({ title: 'Logged Out' }));
    fireEvent.keyDown(document, { code: 'F8' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('OL'));
  });
});
