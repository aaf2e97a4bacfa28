// Runs before the first paint of every page: plays the splash on a first visit, and starts the page's script.
{
  /** Remembers for this browser session that the splash was shown (specification, section 3). */
  const SEEN_KEY = 'splash-seen';
  /** 70 steps of 50 ms: about 1.43 percent each (specification, section 9). */
  const STEP_COUNT = 70;
  const STEP_MS = 50;
  /** From reaching 100 to the end (specification, section 9). */
  const COMPLETION_DELAY_MS = 300;

  const SPLASH = `
    <video aria-hidden="true" tabindex="-1" muted loop playsinline poster="/splash.webp"
      class="absolute inset-0 size-full object-cover object-[3.5%_50%] portrait:inset-y-auto portrait:top-[12vh] portrait:aspect-video portrait:h-auto portrait:w-[132vw] portrait:max-w-none"></video>
    <div class="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink from-65% to-transparent pt-24 pb-[8vh]">
      <div class="px-[max(1.25rem,4vw)]">
        <p data-brand class="font-display text-title"></p>
        <div role="progressbar" aria-label="Loading" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"
          class="mt-5 h-1.5 w-full overflow-hidden bg-rule"><div class="h-full w-0 bg-marker"></div></div>
        <div class="mt-5 flex items-center justify-between gap-6 text-sm text-paper-dim">
          <span aria-hidden="true" data-testid="splash-dots" class="flex gap-2"
            ><span class="splash-dot"></span><span class="splash-dot"></span><span class="splash-dot"></span></span>
          <span>Press any key or tap to skip</span>
        </div>
      </div>
    </div>`;

  const isFirstVisit = !hasSeenSplash();
  if (isFirstVisit) {
    // The page stays hidden below: it is never seen before the splash, and so never covered.
    document.documentElement.dataset.opening = '';
    whenThereIsABody(playSplash);
  }
  startPageScript();

  function hasSeenSplash() {
    try {
      return sessionStorage.getItem(SEEN_KEY) === 'true';
    } catch {
      // Where storage is refused, every visit is the first.
      return false;
    }
  }

  function whenThereIsABody(then) {
    if (document.body !== null) {
      then();
      return;
    }
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      then();
    });
    observer.observe(document.documentElement, { childList: true });
  }

  /** The full-screen opening of a first visit: a looping video, a progress bar, three pulsing dots. */
  function playSplash() {
    const splash = document.createElement('main');
    splash.setAttribute('aria-label', 'Opening');
    splash.dataset.testid = 'splash';
    splash.className = 'fixed inset-0 z-70 overflow-hidden bg-ink';
    splash.innerHTML = SPLASH;
    splash.querySelector('[data-brand]').textContent = brandName();
    document.body.prepend(splash);
    playVideo(splash.querySelector('video'));

    const bar = splash.querySelector('[role=progressbar]');
    const started = performance.now();
    let steps = 0;
    let ending;
    const stepping = setInterval(() => {
      // A busy phone skips ticks; the time of the splash stays what it is.
      const due = Math.floor((performance.now() - started) / STEP_MS);
      steps = Math.min(STEP_COUNT, Math.max(steps + 1, due));
      const percent = (steps / STEP_COUNT) * 100;
      bar.setAttribute('aria-valuenow', String(Math.round(percent)));
      bar.firstElementChild.style.width = `${percent}%`;
      if (steps < STEP_COUNT) return;
      clearInterval(stepping);
      ending = setTimeout(finish, COMPLETION_DELAY_MS);
    }, STEP_MS);

    function finish() {
      clearInterval(stepping);
      clearTimeout(ending);
      removeEventListener('keydown', finish);
      removeEventListener('click', finish);
      try {
        sessionStorage.setItem(SEEN_KEY, 'true');
      } catch {
        // Nothing remembers it then, and the next visit has a splash again.
      }
      splash.remove();
      delete document.documentElement.dataset.opening;
    }
    addEventListener('keydown', finish);
    addEventListener('click', finish);
  }

  /** The loop comes after what the page needs; it stands still for people who ask for less motion. */
  function playVideo(video) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const load = () => {
      if (!video.isConnected) return;
      for (const kind of ['webm', 'mp4']) {
        const source = document.createElement('source');
        source.src = `/splash.${kind}`;
        source.type = `video/${kind}`;
        video.append(source);
      }
      // The attribute alone does not silence a video that a script has made.
      video.muted = true;
      // Where it may not play, the still stays.
      if (!isStill) video.play().catch(() => undefined);
    };
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
  }

  /** The name of the installation, as the server printed it. */
  function brandName() {
    try {
      return JSON.parse(document.querySelector('meta[name="site"]').content).brand.name;
    } catch {
      return 'Legible';
    }
  }

  /** A page that was made ahead of time can be read before its script is there: it comes once the page is painted. */
  function startPageScript() {
    const script = document.querySelector('template#page-script');
    if (script === null) return;
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
    const told = 'PerformanceObserver' in window ? PerformanceObserver.supportedEntryTypes : [];
    // Behind the splash nobody reads yet, and the script has that time to come.
    if (isFirstVisit || !told.includes('paint')) {
      startWhenParsed();
      return;
    }
    // A page in the background is not painted, and some browsers tell late.
    setTimeout(startWhenParsed, 2_000);
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      startWhenParsed();
    }).observe({ type: 'paint', buffered: true });
  }
}
