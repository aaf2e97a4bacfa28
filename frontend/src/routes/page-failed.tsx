import { Button } from '../ui/button.tsx';

/** Stands in for a page that broke or whose code could not be loaded, such as after an update of the server. */
export function PageFailed() {
  return (
    <main className="page-column grid min-h-[80dvh] content-center justify-items-start gap-6">
      <h1 className="font-display text-title">This page could not be shown</h1>
      <p className="max-w-xl text-lead text-paper-dim">
        The connection may be down, or the site was updated while you had it open.
      </p>
      <Button size="lg" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
