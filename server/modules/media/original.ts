/** Where the bytes of a file stand in the store, as they came. */
export const originalOf = (id: string): string => `${id}/original`
