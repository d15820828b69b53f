import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './tools/chromium.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4317);
const ADDRESS = `http://127.0.0.1:${PORT}/`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  globalTimeout: 10 * 60_000,
  // A busy machine is no fault: what is expected may take its time.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  // What a service worker keeps would answer in place of the server; e2e/offline.spec.ts allows it.
  use: { baseURL: ADDRESS, trace: 'off', serviceWorkers: 'block', launchOptions: chromiumLaunch() },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', testMatch: '**/*.phone.spec.ts', use: { ...devices['Pixel 7'] } },
  ],
  // The command a player uses, so that it is tested as well; it builds first if the sources have changed.
  webServer: {
    command: 'node tools/start.mjs',
    env: { PORT: String(PORT), HOST: '127.0.0.1' },
    url: ADDRESS,
    reuseExistingServer: false,
    stdout: 'pipe',
    timeout: 120_000,
  },
});
