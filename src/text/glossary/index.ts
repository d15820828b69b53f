export { enGlossary } from './en';
export { type Finder, finderOf, type Stretch } from './finder';
export { type GlossaryEntry, glossaryOf } from './glossary';
export { SUBJECTS, type Subject } from './words';
