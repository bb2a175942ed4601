/** Where an unpacked package stands in the store: below its file, with which it is removed. */
export const placeOf = (fileId: string, folder: string): string => `${fileId}/package/${folder}`
