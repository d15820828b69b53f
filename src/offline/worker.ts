// The service worker (docs/offline.md): gives the page's own files from the browser's store, so that it works without a
// network. Several versions can lie there; the one that runs is replaced only when somebody says so.

/** The build that this worker came with, and all of its files but this one: written in by tools/lib/offline.mjs. */
declare const BUILD: { version: string; files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;

const PREFIX = 'showdown-table:';
const nameOf = (version: string): string => `${PREFIX}files:${version}`;
const OWN = nameOf(BUILD.version);

/** Which version runs is noted beside the files, under an address that no file has. */
const NOTES = `${PREFIX}notes`;
const RUNNING = new URL('running-version', worker.registration.scope).href;

const addressOf = (file: string): string => new URL(file, worker.registration.scope).href;

async function noted(): Promise<string | null> {
  const notes = await caches.open(NOTES);
  return (await (await notes.match(RUNNING))?.text()) ?? null;
}

async function note(version: string): Promise<void> {
  await (await caches.open(NOTES)).put(RUNNING, new Response(version));
}

/** The version that the page runs: until somebody wanted another one, the one it came with, as long as its files are there. */
async function running(): Promise<string> {
  const version = await noted();
  if (version !== null && (await caches.has(nameOf(version)))) return version;
  await note(BUILD.version);
  return BUILD.version;
}

/** Puts all files of this build into the store; the page goes on with those of its own version meanwhile. */
async function fill(): Promise<void> {
  const cache = await caches.open(OWN);
  try {
    await cache.addAll(
      BUILD.files.map(
        (file) =>
          // Files under assets have their content's hash in their name: any copy of them is the right one.
          new Request(addressOf(file), { cache: file.startsWith('assets/') ? 'default' : 'reload' }),
      ),
    );
  } catch (error) {
    // Half a version would be found whole.
    await caches.delete(OWN);
    throw error;
  }
  // This worker gives the running version's files like the one before it, so it need not wait for the page to be closed.
  await worker.skipWaiting();
}

/** Takes away the files of versions that are neither run nor ready. */
async function tidy(keep: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(nameOf('')) && !keep.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function tellAll(message: object): Promise<void> {
  for (const client of await worker.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

async function status(): Promise<object> {
  return { type: 'status', running: await running(), ready: BUILD.version };
}

async function begin(): Promise<void> {
  await tidy([OWN, nameOf(await running())]);
  await worker.clients.claim();
  await tellAll(await status());
}

/** From the next load on, the page is that of this build. The files of the one before stay for pages that still run it. */
async function take(): Promise<void> {
  await note(BUILD.version);
  await tellAll({ type: 'taken' });
}

/** Somebody has come to the page. Nobody else is there to need files of a version that does not run any more. */
async function greet(): Promise<object> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await tidy([OWN, nameOf(await running())]);
  return status();
}

const isPage = ({ pathname }: URL): boolean => {
  const home = new URL(worker.registration.scope).pathname;
  return pathname === home || pathname === `${home}index.html`;
};

async function answer(request: Request): Promise<Response> {
  const wanted =
    request.mode === 'navigate' && isPage(new URL(request.url)) ? addressOf('index.html') : request.url;
  const cache = await caches.open(nameOf(await running()));
  const options = { ignoreSearch: true, ignoreVary: true };
  // A page that still runs another version finds its own files by their names, which no other version has.
  return (
    (await cache.match(wanted, options)) ??
    (request.mode === 'navigate' ? undefined : await caches.match(wanted, options)) ??
    fetch(request)
  );
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === worker.location.origin)
    event.respondWith(answer(event.request));
});
worker.addEventListener('message', (event) => {
  const reply = async (what: Promise<unknown>) => event.ports[0]?.postMessage(await what);
  if (event.data === 'status') event.waitUntil(reply(greet()));
  else if (event.data === 'take') event.waitUntil(reply(take()));
});
