import { useLayoutEffect } from 'react';
import { useSettings } from '../store/settings';
import { Boundary } from './crash/Boundary';
import { useUncaught } from './crash/useUncaught';
import { Credits } from './home/Credits';
import { IncomingFights } from './incoming/IncomingFights';
import { Part } from './parts/Part';
import { HomeScreen } from './screens/HomeScreen';
import { OpenLink } from './screens/OpenLink';
import {
  CARDS,
  ENCOUNTER,
  FIGHT,
  FIGHTS,
  GALLERY,
  LAST_SURVIVOR,
  REPLAY,
  ROSTER,
  RULES,
  SETUP,
} from './screens/parts';
import { Kept } from './shell/Kept';
import { OriginProvider, useWhereabouts } from './shell/origin';
import { partsOf } from './shell/useHashRoute';
import { useHoldFight } from './updates/useHoldFight';

function useTheme(): void {
  const theme = useSettings((s) => s.theme);
  // Before anything is drawn: the kept theme is there at once.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** The screen of an address. */
function Screen({ parts: [screen, part] }: { parts: readonly string[] }) {
  switch (screen) {
    case 'credits':
      return <Credits />;
    case 'fight':
      return <Part of={FIGHT}>{({ FightScreen }) => <FightScreen />}</Part>;
    case 'open':
      return <OpenLink payload={part ?? ''} />;
    case 'fights':
      return <Part of={FIGHTS}>{({ FightsScreen }) => <FightsScreen />}</Part>;
    case 'new':
      return <Part of={SETUP}>{({ SetupScreen }) => <SetupScreen />}</Part>;
    case 'rules':
      return <Part of={RULES}>{({ RulesScreen }) => <RulesScreen wanted={part} />}</Part>;
    case 'cards':
      return <Part of={CARDS}>{({ CardsScreen }) => <CardsScreen wanted={part} />}</Part>;
    case 'replay':
      return <Part of={REPLAY}>{({ ReplayScreen }) => <ReplayScreen wanted={part} />}</Part>;
    case 'encounter':
      return <Part of={ENCOUNTER}>{({ EncounterScreen }) => <EncounterScreen part={part} />}</Part>;
    case 'last-survivor':
      return <Part of={LAST_SURVIVOR}>{({ LastSurvivorScreen }) => <LastSurvivorScreen part={part} />}</Part>;
    case 'roster':
      return <Part of={ROSTER}>{({ RosterScreen }) => <RosterScreen />}</Part>;
    case 'gallery':
      return <Part of={GALLERY}>{({ Gallery }) => <Gallery page={part} />}</Part>;
    default:
      return <HomeScreen />;
  }
}

/** Whether an address is that of a table. */
const isTable = ([screen, part]: readonly string[]): boolean => screen === 'fight' || part === 'table';

/** The program: the screen that the address names. One that was left to look something up waits behind it. */
export function App() {
  const { parts, beside, origin } = useWhereabouts();
  useTheme();
  useUncaught();
  const [screen] = parts;
  // Each screen begins at its top, wherever the last one was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [screen]);
  // Whoever looks up a rule comes back to the fight.
  useHoldFight(beside && origin !== null && isTable(partsOf(origin)));
  return (
    <OriginProvider value={origin}>
      {origin !== null && (
        <Kept key={partsOf(origin)[0] ?? ''} shown={!beside}>
          <Boundary screen={partsOf(origin)[0] ?? ''}>
            <Screen parts={partsOf(origin)} />
          </Boundary>
        </Kept>
      )}
      {beside && (
        <Boundary screen={parts[0] ?? ''}>
          <Screen parts={parts} />
        </Boundary>
      )}
      <IncomingFights screen={parts[0] ?? ''} />
    </OriginProvider>
  );
}
