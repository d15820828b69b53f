import { type BodyLocation, LOCATION_DIE } from './terms';

/** The place that a face of the location die names (SD-8.4). */
export const locationOf = (face: number): BodyLocation => LOCATION_DIE[face - 1] as BodyLocation;
