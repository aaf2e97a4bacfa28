// Runs before the first paint of every page.
{
  let isFirstVisit = true;
  try {
    isFirstVisit = sessionStorage.getItem('splash-seen') !== 'true';
  } catch {
    // Where storage is refused, every visit is the first.
  }
  // Keeps the page dark until the splash lies over it.
  if (isFirstVisit) document.documentElement.dataset.opening = '';

  // A page that was made ahead of time can be read before its script is there: it comes once the page is painted.
  const script = document.querySelector('template#page-script');
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    document.head.append(script.content);
  };
  const startWhenParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
    else start();
  };
  if (script !== null) {
    // A dark page paints nothing that would be told.
    const told = 'PerformanceObserver' in window ? PerformanceObserver.supportedEntryTypes : [];
    if (isFirstVisit || !told.includes('paint')) startWhenParsed();
    else {
      // A page in the background is not painted, and some browsers tell late.
      setTimeout(startWhenParsed, 2_000);
      new PerformanceObserver((_entries, observer) => {
        observer.disconnect();
        startWhenParsed();
      }).observe({ type: 'paint', buffered: true });
    }
  }
}
