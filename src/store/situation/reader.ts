/** What a page needs to open situation files: YAML is read by few. */
export { parseYaml } from './parse';
export { openParsed, playFile } from './situationFile';
export { tableOfSituation } from './tableFile';
