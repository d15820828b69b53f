/** What a list has under an id; nothing that every object has, such as `constructor`. */
export const ownOf = <T>(list: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(list, id) ? list[id] : undefined;
