import { lazy, Suspense } from 'react';
import { HomeSample } from './gallery/PageSamples';
import { Credits } from './home/Credits';
import { useHashRoute } from './shell/useHashRoute';

/** The gallery is for those who build the program: it is loaded only when somebody looks at it. */
const Gallery = lazy(() => import('./gallery/Gallery').then((module) => ({ default: module.Gallery })));

/** The program: the screen that the address names. */
export function App() {
  const [screen, part] = useHashRoute();
  if (screen === 'credits') return <Credits />;
  if (screen === 'gallery') {
    return (
      <Suspense>
        <Gallery page={part} />
      </Suspense>
    );
  }
  return <HomeSample />;
}
