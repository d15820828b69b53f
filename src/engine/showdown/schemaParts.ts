import * as z from 'zod/mini';
import { FACINGS, SPACES, type Space } from '../board';
import { count, object, text, whole } from '../table/fields';
import type { Sign } from './state';
import { COLOURS, LOCATIONS, SURVIVAL_ACTIONS, SURVIVOR_STATS, TOKENS } from './terms';

// What the schemas of a showdown's file are made of, beside the fields of every table.

export const space: z.ZodMiniType<Space> = z.int().check(z.minimum(0), z.maximum(SPACES - 1));
export const facing = z.enum(FACINGS);
export const location = z.enum(LOCATIONS);
export const token = z.enum(TOKENS);
export const tokens = z.partialRecord(token, whole);
export const survivorStats = z.record(z.enum(SURVIVOR_STATS), whole);
export const survivalAction = z.enum(SURVIVAL_ACTIONS);
export const sign = object<Sign>({ colour: text, shape: text });
export const ownAffinities = z.partialRecord(z.enum(COLOURS), count);
