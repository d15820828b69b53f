import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties set by components. */
    [property: `--${string}`]: string | number | undefined;
  }
}
