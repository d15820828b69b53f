import { Gallery } from './gallery/Gallery';
import { HomeSample } from './gallery/PageSamples';
import { Credits } from './home/Credits';
import { useHashRoute } from './shell/useHashRoute';

/** The program: the screen that the address names. */
export function App() {
  const [screen, part] = useHashRoute();
  if (screen === 'gallery') return <Gallery page={part} />;
  if (screen === 'credits') return <Credits />;
  return <HomeSample />;
}
