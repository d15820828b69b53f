import { Glyph } from '../icons/Glyph';
import { Menu, type MenuProps } from './Menu';
import styles from './MoreMenu.module.css';

/** What else can be done with something, behind three dots. `title` names button and list. */
export function MoreMenu(props: Pick<MenuProps, 'title' | 'items' | 'onPick'>) {
  return <Menu trigger={<Glyph name="more" />} label={props.title} triggerClass={styles.more} {...props} />;
}
