/** The version of this program, as files name it; a test holds it to that of the package. */
export const PROGRAM = '0.1.0';
