import { useGuide } from '../../store/guide/guide';
import { useSession } from '../../store/session';
import type { MenuItem } from '../primitives/Menu';
import { useWords } from '../words/useWords';

/** The guide's lines in the table's menu: to leave it, to take it up again, and what it has told. */
export function useGuideMenu(onDialog: (dialog: { kind: 'met' }) => void): {
  items: readonly MenuItem[];
  /** Whether the choice was one of the guide's. */
  choose: (id: string) => boolean;
} {
  const words = useWords().table.guide;
  const { fight, told, takeUp, leave } = useGuide();
  const { setup, journal } = useSession();
  const on = fight !== null && fight === setup;
  const items: MenuItem[] = [
    { id: 'guide', label: on ? words.leave : words.takeUp, glyph: 'info' },
    ...(told.length > 0 ? [{ id: 'met', label: words.met }] : []),
  ];
  const choose = (id: string): boolean => {
    if (id === 'met') onDialog({ kind: 'met' });
    else if (id !== 'guide') return false;
    else if (on) leave();
    else if (setup !== null && journal !== null) takeUp(setup, journal.at);
    return true;
  };
  return { items, choose };
}
