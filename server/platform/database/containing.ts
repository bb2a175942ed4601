/** The pattern of `like` for texts in which this one stands; a `%` or `_` of its own means itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
