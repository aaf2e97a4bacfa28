import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderedPages } from './vite.prerender.ts';
import { sampleReport } from './vite.sample.ts';

/** Where `npm run dev` listens for the API. */
const API_ORIGIN = 'http://127.0.0.1:3000';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    prerenderedPages(),
    sampleReport(),
    openingInDev(),
    ...(mode === 'mock' ? [mockServiceWorker()] : []),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // The content security policy allows files of our own only, so nothing may become a data: address.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser that runs the rest understands modulepreload.
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', proxy: mode === 'mock' ? {} : { '/api': API_ORIGIN } },
  preview: { host: '127.0.0.1', proxy: { '/api': API_ORIGIN } },
}));

/** Serves the worker script of the mock API from its package, so that it never reaches the built product. */
function mockServiceWorker(): Plugin {
  const script = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(script));
      });
    },
  };
}

/** Runs opening.js on the development page too; in the built one `prerenderedPages` puts it in its place. */
function openingInDev(): Plugin {
  return {
    name: 'opening-in-dev',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/opening.js' }, injectTo: 'head-prepend' }],
  };
}
