import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HydrationProvider } from './hydration-provider.tsx';
import { useHydrated } from './use-hydrated.ts';

it('calls the page the visitor’s own after it has taken over the markup, and the markup is not', async () => {
  const seen: string[] = [];
  const page = <HydrationProvider isTakingOver>{<Whose seen={seen} />}</HydrationProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(seen.splice(0)).toEqual(['everybody’s']);

  const onRecoverableError = vi.fn();
  render(page, { container, hydrate: true, onRecoverableError });

  await waitFor(() => expect(container.textContent).toBe('the visitor’s'));
  expect(seen[0]).toBe('everybody’s');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('calls a page without such markup the visitor’s own from the first drawing on', () => {
  const markup = renderToString(
    <HydrationProvider isTakingOver={false}>
      <Whose seen={[]} />
    </HydrationProvider>,
  );
  expect(markup).toBe('the visitor’s');
});

function Whose({ seen }: { readonly seen: string[] }) {
  const whose = useHydrated() ? 'the visitor’s' : 'everybody’s';
  seen.push(whose);
  return whose;
}
