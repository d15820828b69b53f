import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

/** A heading of the gallery and what belongs to it. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chapter} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** One component in one state, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.caption}>{name}</figcaption>
      {children}
    </figure>
  );
}
