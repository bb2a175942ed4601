/** The key of a file's uploaded bytes in the store. */
export const originalOf = (id: string): string => `${id}/original`
