/** Something that must hold of every table did not. */
export class Violation extends Error {}
