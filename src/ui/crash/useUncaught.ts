import { useEffect } from 'react';
import { FIGHT } from '../screens/parts';

/** Tells of what a press or something that came late did wrong, as of any mistake of the program, if a fight is about. */
function tell(error: unknown): void {
  const loading = FIGHT.now();
  if (error instanceof Error && loading.at === 'loaded' && loading.value.hasFight())
    loading.value.tellFault(error);
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
