import { lazy, Suspense, useEffect } from 'react';
import { useSettings } from '../store/settings';
import { Credits } from './home/Credits';
import { FightScreen } from './screens/FightScreen';
import { HomeScreen } from './screens/HomeScreen';
import { SetupScreen } from './screens/SetupScreen';
import { Kept } from './shell/Kept';
import { OriginProvider, useWhereabouts } from './shell/origin';
import { partsOf } from './shell/useHashRoute';

/** The gallery is for those who build the program: it is loaded only when somebody looks at it. */
const Gallery = lazy(() => import('./gallery/Gallery').then((module) => ({ default: module.Gallery })));

const Rules = lazy(() => import('./screens/RulesScreen').then((module) => ({ default: module.RulesScreen })));

const Cards = lazy(() => import('./screens/CardsScreen').then((module) => ({ default: module.CardsScreen })));

function useTheme(): void {
  const theme = useSettings((s) => s.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** The screen of an address. */
function Screen({ parts: [screen, part] }: { parts: readonly string[] }) {
  switch (screen) {
    case 'credits':
      return <Credits />;
    case 'fight':
      return <FightScreen />;
    case 'new':
      return <SetupScreen />;
    case 'rules':
      return <Rules wanted={part} />;
    case 'cards':
      return <Cards wanted={part} />;
    case 'gallery':
      return <Gallery page={part} />;
    default:
      return <HomeScreen />;
  }
}

/** The program: the screen that the address names. One that was left to look something up waits behind it. */
export function App() {
  const { parts, beside, origin } = useWhereabouts();
  useTheme();
  return (
    <OriginProvider value={origin}>
      {origin !== null && (
        <Kept key={partsOf(origin)[0] ?? ''} shown={!beside}>
          <Suspense>
            <Screen parts={partsOf(origin)} />
          </Suspense>
        </Kept>
      )}
      {beside && (
        <Suspense>
          <Screen parts={parts} />
        </Suspense>
      )}
    </OriginProvider>
  );
}
