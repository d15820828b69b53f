import { lazy, Suspense, useEffect } from 'react';
import { useSettings } from '../store/settings';
import { Credits } from './home/Credits';
import { FightScreen } from './screens/FightScreen';
import { HomeScreen } from './screens/HomeScreen';
import { SetupScreen } from './screens/SetupScreen';
import { useHashRoute } from './shell/useHashRoute';

/** The gallery is for those who build the program: it is loaded only when somebody looks at it. */
const Gallery = lazy(() => import('./gallery/Gallery').then((module) => ({ default: module.Gallery })));

const Rules = lazy(() => import('./screens/RulesScreen').then((module) => ({ default: module.RulesScreen })));

function useTheme(): void {
  const theme = useSettings((s) => s.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** The program: the screen that the address names. */
export function App() {
  const [screen, part] = useHashRoute();
  useTheme();
  switch (screen) {
    case 'credits':
      return <Credits />;
    case 'fight':
      return <FightScreen />;
    case 'new':
      return <SetupScreen />;
    case 'rules':
      return (
        <Suspense>
          <Rules wanted={part} />
        </Suspense>
      );
    case 'gallery':
      return (
        <Suspense>
          <Gallery page={part} />
        </Suspense>
      );
    default:
      return <HomeScreen />;
  }
}
