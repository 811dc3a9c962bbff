/** How the note of a change by hand begins that takes off what has happened already. */
export const BECAME_ACTUAL = "Became actual: ";
