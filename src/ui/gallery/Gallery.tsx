import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/Button';
import { Page } from '../shell/Page';
import { BoardSamples } from './BoardSamples';
import { CardSamples } from './CardSamples';
import { DecisionSamples } from './DecisionSamples';
import styles from './Gallery.module.css';
import { GuideSamples } from './GuideSamples';
import { AftermathSample, HomeSample, SetupSample } from './PageSamples';
import { PrimitiveSamples } from './PrimitiveSamples';
import { SampleTable } from './SampleTable';
import { ScaleSamples } from './ScaleSamples';
import { SurvivorSamples } from './SurvivorSamples';
import { TokenSamples } from './TokenSamples';
import { WordSamples } from './WordSamples';

/** Whole pages on sample views, each at an address of its own. */
const PAGES: Readonly<Record<string, () => ReactNode>> = {
  table: () => <SampleTable />,
  home: () => <HomeSample />,
  setup: () => <SetupSample />,
  aftermath: () => <AftermathSample />,
};

/** The design system's one page: every component in its states, on sample views. */
export function Gallery({ page }: { page: string | undefined }) {
  const [light, setLight] = useState(document.documentElement.dataset.theme === 'light');
  const whole = page === undefined ? undefined : PAGES[page];
  if (whole) return whole();

  function turnTheme() {
    document.documentElement.dataset.theme = light ? 'dark' : 'light';
    setLight(!light);
  }

  return (
    <Page
      title="Gallery"
      wide
      tools={
        <Button glyph={light ? 'moon' : 'sun'} onClick={turnTheme}>
          {light ? 'Dark' : 'Light'}
        </Button>
      }
    >
      <nav className={styles.nav} aria-label="Whole pages">
        {Object.keys(PAGES).map((name) => (
          <a key={name} href={`#/gallery/${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <TokenSamples />
      <ScaleSamples />
      <PrimitiveSamples />
      <BoardSamples />
      <DecisionSamples />
      <GuideSamples />
      <SurvivorSamples />
      <CardSamples />
      <WordSamples />
    </Page>
  );
}
