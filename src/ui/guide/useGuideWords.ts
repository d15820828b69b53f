import { type GuideWords, guide } from '../../text/interface/en/guide';

/** The guide's words in the chosen language. They come with its panel, so that a page without a guide does not load them. */
export const useGuideWords = (): GuideWords => guide;
