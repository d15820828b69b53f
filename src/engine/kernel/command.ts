/** What a player, a bot or a file can do to a table. */
export type Command =
  | { type: 'answer'; decision: number; keys: string[] }
  | { type: 'interject'; decision: number; key: string }
  | { type: 'edit'; edit: unknown };

/** Why a command was not taken. The state is as it was. */
export interface Rejection {
  code:
    | 'notACommand'
    | 'noDecision'
    | 'pastDecision'
    | 'wrongCount'
    | 'notAnOption'
    | 'notNow'
    | 'badEdit'
    | 'over';
  message: string;
}

/** Whether a value from outside has the form of a command. */
export function isCommand(value: unknown): value is Command {
  if (typeof value !== 'object' || value === null) return false;
  const { type, decision, key, keys } = value as Record<'type' | 'decision' | 'key' | 'keys', unknown>;
  if (type === 'edit') return 'edit' in value;
  if (!Number.isInteger(decision)) return false;
  if (type === 'interject') return typeof key === 'string';
  return type === 'answer' && Array.isArray(keys) && keys.every((k) => typeof k === 'string');
}
