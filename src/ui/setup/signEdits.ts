import type { Piece } from '../primitives/PieceMark';
import type { SurvivorDraft } from './setupDraft';

/** One survivor takes a colour or a shape; who had it before takes what is left over, so that no two are alike. */
export function withSign(
  survivors: readonly SurvivorDraft[],
  at: number,
  part: Partial<Pick<Piece, 'colour' | 'shape'>>,
): SurvivorDraft[] {
  const own = survivors[at]?.piece;
  return survivors.map((survivor, index) => {
    const { piece } = survivor;
    if (index === at) return { ...survivor, piece: { ...piece, ...part } };
    if (own === undefined) return survivor;
    return {
      ...survivor,
      piece: {
        ...piece,
        ...(part.colour === piece.colour ? { colour: own.colour } : {}),
        ...(part.shape === piece.shape ? { shape: own.shape } : {}),
      },
    };
  });
}
