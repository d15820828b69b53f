import { useEffect } from 'react';
import { tablePart } from '../screens/parts';

/** Tells of what a press or something that came late did wrong, as of any mistake of the program, if a fight is about. */
function tell(error: unknown): void {
  const part = tablePart();
  if (error instanceof Error && part?.hasFight() === true) part.tellFault(error);
}

/** What no screen is to blame for would otherwise go unheard. */
export function useUncaught(): void {
  useEffect(() => {
    const failed = ({ error }: ErrorEvent) => tell(error);
    const refused = ({ reason }: PromiseRejectionEvent) => tell(reason);
    window.addEventListener('error', failed);
    window.addEventListener('unhandledrejection', refused);
    return () => {
      window.removeEventListener('error', failed);
      window.removeEventListener('unhandledrejection', refused);
    };
  }, []);
}
